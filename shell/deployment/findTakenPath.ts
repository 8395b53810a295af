import { validateRedirect } from "@site/shared-data/rules";
import { areaOf } from "./areas.ts";
import { matches, overlaps } from "./owner.ts";
import type { Registry, Release } from "./registry.ts";

/** Why an external remote may not have its paths, in one sentence; undefined when it may. */
export function findTakenPath({ id, routes }: Pick<Release, "id" | "routes">, { remotes }: Registry): string | undefined {
	if (!routes.length) return `${id}: routes is empty; a remote answers one path at least.`;
	const paths = routes.map(({ path }) => path.replace(/:\w+/g, ":"));
	const twice = routes.find((_, at) => paths.indexOf(paths[at] as string) < at);
	if (twice) return `${id}: ${twice.path} is there twice.`;
	const stray = routes.find(({ path, example }) => example !== undefined && !matches(path, example));
	if (stray) return `${id}: ${stray.path} does not answer its example ${stray.example}.`;
	const taken = Object.entries(remotes).flatMap(([owner, release]) =>
		owner === id || "incompatible" in release ? [] : release.routes.map(({ path }) => ({ owner, path })),
	);
	for (const { path } of routes) {
		const other = taken.find((route) => overlaps(route.path, path));
		if (other) return `${id}: ${path} is taken by ${other.owner} (${other.path}).`;
		if (isAnsweredByServer(path)) return `${id}: ${path} is taken by the shell.`;
	}
	return undefined;
}

/** Routes and files of the server: an external remote's page can have no path that cannot be redirected. */
const isAnsweredByServer = (path: string): boolean =>
	areaOf(path) === "public" && validateRedirect({ fromPath: path, toPath: "/x" }).fromPath === "fixed-route";
