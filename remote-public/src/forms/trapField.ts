/** The name of the field that people do not see. */
export const trapField = "website";
