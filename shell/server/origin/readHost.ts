import type { IncomingMessage } from "node:http";

/** The longest name in the DNS (RFC 1035). */
const maxHostLength = 255;

const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The host of a request in lower case with its port; undefined when the request has no valid host or several.
 * A target in absolute form overrides the header (RFC 9112, section 3.2.2).
 */
export function readHost({ url = "", headersDistinct }: Pick<IncomingMessage, "url" | "headersDistinct">): string | undefined {
	const [host, ...others] = headersDistinct.host ?? [];
	if (host === undefined || others.length > 0) return undefined;
	return url.startsWith("/") ? parseHost(host) : /^https?:\/\/([^/?#]*)/.exec(url)?.slice(1).map(parseHost)[0];
}

function parseHost(text: string): string | undefined {
	if (text.length > maxHostLength || !hostPattern.test(text)) return undefined;
	return URL.canParse(`http://${text}`) ? new URL(`http://${text}`).host : undefined;
}
