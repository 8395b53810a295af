/** One @, a dot behind it, no blanks or control characters: what the database takes. */
export function isEmail(text: string): boolean {
	return text.length <= 254 && /^[^@\s\p{Cc}]+@[^@\s\p{Cc}]+\.[^@\s\p{Cc}]+$/u.test(text);
}
