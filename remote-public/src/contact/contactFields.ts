/** The fields of the contact form, named as a message is. */
export const contactFields = ["name", "email", "subject", "message"] as const;

export type ContactField = (typeof contactFields)[number];
