/** The origin of a listening address; IPv6 hosts need brackets. */
export function originOf({ host, port }: { host: string; port: number }): string {
	return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
