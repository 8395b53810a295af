/** A mailto URL, encoded so that no visitor's text can add a header or recipient. */
export function replyUrl(email: string, subject: string, body = ""): string {
	const recipient = encodeURIComponent(email).replaceAll("%40", "@");
	const url = `mailto:${recipient}?subject=${encodeURIComponent(subject.replace(/\p{Cc}+/gu, " "))}`;
	return body ? `${url}&body=${encodeURIComponent(toMailLines(body))}` : url;
}

/** Line breaks as RFC 6068 asks for; other control characters are left out. */
const toMailLines = (text: string) => text.replace(/[^\P{Cc}\t\r\n]/gu, "").replace(/\r\n?|\n/g, "\r\n");

/** Windows and some mail programs cut longer URLs, or open nothing. */
export const maxReplyUrlLength = 2_000;

export const isTooLong = (url: string): boolean => url.length > maxReplyUrlLength;
