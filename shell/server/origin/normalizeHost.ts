/** The longest name in the DNS (RFC 1035). */
const maxHostLength = 255;
const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** A host in lower case with its port; undefined for an invalid one. */
export function normalizeHost(host: string): string | undefined {
	if (host.length > maxHostLength || !hostPattern.test(host) || !URL.canParse(`http://${host}`)) return undefined;
	return new URL(`http://${host}`).host;
}
