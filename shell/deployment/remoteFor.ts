import type { RemoteId } from "@site/shared-data";

/** The remote whose routes match the path: "admin" for /admin and everything below it, else "public". */
export function remoteFor(pathname: string): RemoteId {
	return /^\/admin(\/|$)/.test(pathname) ? "admin" : "public";
}
