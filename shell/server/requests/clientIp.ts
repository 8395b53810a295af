/**
 * The address that a visitor's limits count: the connection's, or behind a reverse proxy the one that the proxy added. Only the last of the forwarded
 * addresses is the proxy's own word; what stands before it is the visitor's claim.
 */
export function clientIp(connected: string | undefined, forwarded: string | undefined, isBehindProxy: boolean): string {
	const told = isBehindProxy ? forwarded?.split(",").at(-1)?.trim() : undefined;
	return told || (connected ?? "");
}
