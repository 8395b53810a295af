import type { Area, GuestPages, RemoteId, RemoteManifest } from "@site/shared-data";
import { areaOf, areas, isFrame } from "./areas.ts";
import type { Deployment, Guest } from "./deployment.ts";
import type { Registry } from "./registry.ts";

export type Access = RemoteManifest["access"];

/** The frames' releases, and those of the external remotes whose pages the reader may open. */
export function releasesFor(reader: Access, { remotes }: Pick<Registry, "remotes">): Registry["remotes"] {
	if (reader === "admin") return remotes;
	const isOpen = (access?: Access) => access === "everyone" || access === reader;
	const known = Object.entries(remotes).filter(([id, remote]) => isFrame(id) || ("access" in remote && isOpen(remote.access)));
	return Object.fromEntries(known);
}

/** The usable external remotes. */
export const guestsOf = ({ remotes }: Pick<Deployment, "remotes">): Guest[] =>
	Object.values(remotes).flatMap((remote) => ("guest" in remote && remote.guest) || []);

export const guestWithId = (deployment: Pick<Deployment, "remotes">, id: RemoteId): Guest | undefined =>
	guestsOf(deployment).find((guest) => guest.id === id);

/** The external remote that answers a path; undefined for the pages of the area's frame. */
export function guestFor(deployment: Pick<Deployment, "remotes">, pathname: string): Guest | undefined {
	return guestsOf(deployment).find(({ routes }) => routes.some(({ path }) => matches(path, pathname)));
}

/** Whether everybody may open a page. */
export const isForEveryone = (deployment: Pick<Deployment, "remotes">, pathname: string): boolean =>
	(guestFor(deployment, pathname)?.access ?? "everyone") === "everyone";

/** The entries of external remotes in an area's navigation and command palette. */
export function guestPagesOf(deployment: Pick<Deployment, "remotes">, area: Area): GuestPages {
	const routes = guestsOf(deployment)
		.filter((guest) => guest.area === area)
		.flatMap((guest) => guest.routes);
	const navigation = routes.flatMap(({ path, navigation }) => (navigation ? { path, ...navigation } : []));
	return {
		navigation: navigation.sort((one, other) => one.order - other.order),
		palette: routes.flatMap(({ path, navigation, palette }) => (palette ? { path, icon: navigation?.icon, ...palette } : [])),
	};
}

/** The paths of public external remotes that the sitemap lists. */
export function sitemapPathsOf(deployment: Pick<Deployment, "remotes">): string[] {
	const open = guestsOf(deployment).filter(({ access }) => access === "everyone");
	const listed = open.flatMap(({ routes }) => routes).filter(({ path, sitemap }) => sitemap && !/[:*]/.test(path));
	return listed.map(({ path }) => path);
}

/** The remotes of a page: the frame of its area, and the external remote that answers it. */
export function remotesFor(deployment: Pick<Deployment, "remotes">, pathname: string): RemoteId[] {
	const guest = guestFor(deployment, pathname);
	return guest ? [areaOf(pathname), guest.id] : [areaOf(pathname)];
}

/** The deployment in a page's document: without refused external remotes, and those of other pages. */
export function deploymentFor(deployment: Deployment, pathname: string): Deployment {
	const ids = [...areas, ...remotesFor(deployment, pathname)];
	const remotes = Object.entries(deployment.remotes).filter(([id]) => ids.includes(id));
	return { ...deployment, remotes: Object.fromEntries(remotes) };
}

const isParameter = (segment: string) => segment.startsWith(":");

/** Whether a route of a manifest answers the path. */
export const matches = (route: string, pathname: string) =>
	compare(route, pathname.replace(/(?<=.)\/$/, ""), (segment, given) => segment === given || isParameter(segment));

/** Whether some path could be answered by both routes. */
export const overlaps = (one: string, other: string) =>
	compare(one, other, (left, right) => left === right || isParameter(left) || isParameter(right));

function compare(one: string, other: string, isSame: (left: string, right: string) => boolean): boolean {
	const [left, right] = [one.split("/").slice(1), other.split("/").slice(1)];
	for (let at = 0; at < Math.max(left.length, right.length); at++) {
		const [a, b] = [left[at], right[at]];
		if (a === "*" || b === "*") return true;
		if (a === undefined || b === undefined || !isSame(a, b)) return false;
	}
	return true;
}
