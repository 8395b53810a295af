/**
 * The IP that rate limits count: the connection's, or behind a reverse proxy the last of the forwarded IPs,
 * which the proxy has added. A visitor may have sent the others.
 */
export function clientIp(connectionIp: string | undefined, forwardedFor: string | undefined, isBehindProxy: boolean): string {
	const forwardedIp = isBehindProxy ? forwardedFor?.split(",").at(-1)?.trim() : undefined;
	return forwardedIp || (connectionIp ?? "");
}
