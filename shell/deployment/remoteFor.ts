import type { RemoteId } from "@site/shared-data";

/** Which remote answers a path: /admin and all below it belong to the admin, the rest to visitors. */
export function remoteFor(pathname: string): RemoteId {
	return /^\/admin(\/|$)/.test(pathname) ? "admin" : "public";
}
