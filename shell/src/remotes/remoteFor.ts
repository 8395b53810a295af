import type { RemoteId } from "@site/shared-data";

/** Which remote answers an address: /admin and all below it belong to the owner, the rest to visitors. */
export function remoteFor(pathname: string): RemoteId {
	return /^\/admin(\/|$)/.test(pathname) ? "admin" : "public";
}
