/**
 * The IP that a visitor's limits count: the connection's, or behind a reverse proxy the one that the proxy
 * added. Only the last of the forwarded IPs is the proxy's own word; the visitor may have made up the others.
 */
export function clientIp(connected: string | undefined, forwarded: string | undefined, isBehindProxy: boolean): string {
	const forwardedIp = isBehindProxy ? forwarded?.split(",").at(-1)?.trim() : undefined;
	return forwardedIp || (connected ?? "");
}
