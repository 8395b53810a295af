/*
 * The engine misreads quoted values below `and` and `or`: quotes count as a part of a pattern, and a
 * backslash escapes nothing. So characters between quotes are replaced by ones without a meaning to it.
 */

/** The characters that separate values or have a meaning in them. */
const special = '"\\(){},. ';

/** Their substitutes: noncharacters, which Unicode reserves for use inside programs. */
const standIn = (character: string) => String.fromCharCode(0xfdd0 + special.indexOf(character));
const standIns = /[\ufdd0-\ufdd8]/g;

/** The URL of a request with the quoted values below `and` and `or` in a form that the engine reads. */
export function encodeQuoted(url: string): string {
	const parsed = new URL(url);
	const parameters = [...parsed.searchParams];
	const encoded = parameters.map(([name, value]) => [name, /(^|\.)(and|or)$/.test(name) ? encode(value) : value]);
	// Otherwise unchanged, because serializing the parameters again changes their encoding.
	if (parameters.some(([, value], index) => value !== encoded[index]?.[1])) {
		parsed.search = String(new URLSearchParams(encoded));
	}
	return parsed.href;
}

/** A value keeps its quotes, so that the engine takes it for text, but a pattern does not. */
function encode(value: string): string {
	return value.replace(/(like\.)?"((?:[^"\\]|\\.)*)"/gs, (_, operator: string | undefined, quoted: string) => {
		const text = quoted.replace(/\\(.)/gs, "$1").replace(/["\\(){},. ]/g, standIn);
		return operator === undefined ? `"${text}"` : operator + text;
	});
}

/** Restores the text in the conditions of a query. In lists of patterns the engine does not convert `*`. */
export function decodeQuoted(conditions: unknown, isPattern = false): void {
	if (typeof conditions !== "object" || conditions === null) return;
	for (const [key, value] of Object.entries(conditions)) {
		if (typeof value === "string") {
			const text = value.replace(standIns, (character) => special[character.charCodeAt(0) - 0xfdd0] ?? "");
			Object.assign(conditions, { [key]: isPattern ? text.replaceAll("*", "%") : text });
		} else {
			decodeQuoted(value, /^\$i?like(Any|All)$/.test(key));
		}
	}
}
