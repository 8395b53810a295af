/**
 * Whether an address that content sets may be used: relative, or of a scheme that runs nothing. The scheme is what stands before the first colon, unless
 * `/`, `?` or `#` comes earlier. Decides on the parsed value as it is: nothing is stripped or decoded first.
 */
export function isAllowedAddress(address: string): boolean {
	const colon = address.indexOf(":");
	if (colon === -1) return true;
	const beforeColon = address.slice(0, colon);
	return /[/?#]/.test(beforeColon) || /^(?:https?|ircs?|mailto|xmpp)$/i.test(beforeColon);
}
