import { countCharacters } from "./characters.ts";

/** Whether a text fits the database's limit for markdown: 500,000 bytes. */
export function fitsContent(text: string): boolean {
	return new TextEncoder().encode(text).length <= 500_000;
}

/** Whether a text has no visible character; a test compares this with the database's private.is_blank. */
export const isBlank = (text: string): boolean => !visible.test(text);

/** Braille's blank, the null notehead and the annotation marks have no property that tells them. */
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800\u{1d159}\ufff9-\ufffb]/u;

/** A text as it is stored: without surrounding blanks, and empty if it has no visible character. */
export const trimText = (text: string): string => (isBlank(text) ? "" : text.trim());

/** Whether a text has no line break or other control character, like the database's private.is_one_line. */
export const isOneLine = (text: string): boolean => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);

/** Whether a text is an existing calendar day, yyyy-mm-dd. */
export function isDay(text: string): boolean {
	if (!/^\d{4}-/.test(text) || text.startsWith("0000")) return false;
	const day = new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}

/** Whether a text is an e-mail of at most 254 characters; the database has the same rule. */
export function isEmail(text: string): boolean {
	return countCharacters(text) <= 254 && /^[^@\s\p{Cc}]+@[^@\s\p{Cc}]+\.[^@\s\p{Cc}]+$/u.test(text);
}

/** Whether a text is an http(s) URL or a single-slash path; the database has the same rule. */
export function isWebUrl(text: string): boolean {
	return countCharacters(text) <= 2048 && (absolute.test(text) || relative.test(text));
}

const absolute = /^https?:\/\/[^\s\p{Cc}<>"\\/]+([/?#][^\s\p{Cc}<>"\\]*)?$/iu;

const relative = /^\/([^\s\p{Cc}<>"\\/][^\s\p{Cc}<>"\\]*)?$/u;

/** Whether an http or https URL has the host, case-insensitive, with or without its default port. */
export function isHostOf(url: string, host: string): boolean {
	if (!URL.canParse(url) || !/^[\w.:[\]-]+$/.test(host)) return false;
	const { protocol, origin } = new URL(url);
	const own = `${protocol}//${host}`;
	return /^https?:/.test(protocol) && URL.canParse(own) && new URL(own).origin === origin;
}
