import ipaddr from "ipaddr.js";

/** The network that limits count as one caller: an IPv4, also one written as IPv6, or the /64 of an IPv6. */
export function networkOf(ip: string): string {
	if (!ipaddr.isValid(ip)) return ip;
	const parsed = ipaddr.process(ip);
	return parsed.kind() === "ipv4" ? parsed.toString() : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/64`)}/64`;
}
