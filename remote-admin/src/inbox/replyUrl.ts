/** A mailto URL with a subject, encoded so that no visitor's text can add a header or recipient. */
export function replyUrl(email: string, subject: string): string {
	const recipient = encodeURIComponent(email).replaceAll("%40", "@");
	return `mailto:${recipient}?subject=${encodeURIComponent(subject.replace(/\p{Cc}+/gu, " "))}`;
}
