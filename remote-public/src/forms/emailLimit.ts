/** Longest e-mail address, in characters, as the database takes it. */
export const emailLimit = 254;
