/**
 * The IP that a visitor's limits count: the connection's, or behind a reverse proxy the one that the proxy
 * added. Only the last of the forwarded IPs is the proxy's own word; the visitor may have made up the others.
 */
export function clientIp(connectionIp: string | undefined, forwardedFor: string | undefined, isBehindProxy: boolean): string {
	const forwardedIp = isBehindProxy ? forwardedFor?.split(",").at(-1)?.trim() : undefined;
	return forwardedIp || (connectionIp ?? "");
}
