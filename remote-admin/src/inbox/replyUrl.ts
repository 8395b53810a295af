/** A mailto address with a subject; nothing that a visitor typed can add another header or recipient. */
export function replyUrl(email: string, subject: string): string {
	const recipient = encodeURIComponent(email).replaceAll("%40", "@");
	return `mailto:${recipient}?subject=${encodeURIComponent(subject.replace(/\p{Cc}+/gu, " "))}`;
}
