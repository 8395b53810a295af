/** A mailto address with subject and body; blanks are %20, because mail programs show a plus as it is. */
export const mailAddress = (mailto: string, { subject, text }: { subject: string; text: string }): string =>
	`${mailto}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replace(/\n/g, "\r\n"))}`;
