import { urls } from "@site/shared-data";
import { areaOf, type Deployment, guestFor } from "../../deployment/index.ts";

/** One path for all paths whose document is the same loading state. */
export function documentPathOf(deployment: Pick<Deployment, "remotes">, pathname: string): string {
	const guest = guestFor(deployment, pathname);
	if (guest && guest.access !== "everyone") return guest.routes[0]?.path ?? pathname;
	return areaOf(pathname) === "admin" ? urls.admin.dashboard() : pathname;
}
