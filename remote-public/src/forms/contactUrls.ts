import type { SocialLink } from "@site/shared-data";

export const emailOf = (social: readonly SocialLink[]): string | undefined =>
	social.find(({ url }) => url.startsWith("mailto:"))?.url;

/** The URL of a WhatsApp chat with a prefilled text; null if no number is configured. */
export const chatUrl = (number: string, text?: string): string | null =>
	number ? `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ""}` : null;

/** A mailto URL with subject and body. Encodes blanks as %20, because mailto URLs read a plus literally. */
export function mailtoUrl(mailto: string, { subject, text }: { subject: string; text: string }): string {
	const url = new URL(mailto);
	const fields = new URLSearchParams(url.search.replaceAll("+", "%2B"));
	fields.set("subject", subject);
	fields.set("body", text.replace(/\n/g, "\r\n"));
	url.search = String(fields).replaceAll("+", "%20");
	return url.href;
}
