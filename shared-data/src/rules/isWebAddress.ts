/** An http(s) address, or a path of this site with a single slash; no blanks, quotes, backslashes or control characters. What the database takes. */
export function isWebAddress(text: string): boolean {
	return text.length <= 2048 && (absolute.test(text) || relative.test(text));
}

const absolute = /^https?:\/\/[^\s\p{Cc}<>"\\/]+([/?#][^\s\p{Cc}<>"\\]*)?$/iu;

const relative = /^\/([^\s\p{Cc}<>"\\/][^\s\p{Cc}<>"\\]*)?$/u;
