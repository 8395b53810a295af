import { timingSafeEqual } from "node:crypto";

export interface AddressFacts {
	peer: string | undefined;
	forwardedFor: string | undefined;
	/** What the request says in the x-site-proxy header. */
	claim: string | undefined;
}

/** Whose request it is: the last hop named by the site's own server, which proves itself with the secret of this start, or else the socket's peer. */
export function visitorAddress({ peer, forwardedFor, claim }: AddressFacts, proxySecret: string): string {
	const hop = forwardedFor?.split(",").at(-1)?.trim();
	return hop && claim !== undefined && isSame(claim, proxySecret) ? hop : (peer ?? "unknown");
}

function isSame(claim: string, secret: string): boolean {
	const [left, right] = [Buffer.from(claim), Buffer.from(secret)];
	return left.length === right.length && timingSafeEqual(left, right);
}
