import type { SocialLink } from "@site/shared-data";

export const emailOf = (social: readonly SocialLink[]): string | undefined =>
	social.find(({ url }) => url.startsWith("mailto:"))?.url;

/** The URL of a WhatsApp chat with a prefilled text; null if no number is configured. */
export const chatUrl = (number: string, text?: string): string | null =>
	number ? `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ""}` : null;

/** A mailto URL with subject and body; blanks are %20, because mail programs do not decode a plus. */
export const mailtoUrl = (mailto: string, { subject, text }: { subject: string; text: string }): string =>
	`${mailto}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replace(/\n/g, "\r\n"))}`;
