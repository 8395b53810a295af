import type { IncomingMessage } from "node:http";

/** As long as a name in the DNS may be (RFC 1035). */
const maxHostLength = 255;

const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The host that a request is for, in lower case with its port; undefined when the request names none, more
 * than one, or something that no host is called. A target in absolute form, as clients send it to proxies,
 * names the host instead of the header (RFC 9112, section 3.2.2).
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
