import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteObject } from "@site/shared-ui/router";
import { root } from "../../build/paths.ts";
import { routes as adminRoutes } from "../../remote-admin/src/routes.tsx";
import { routes as publicRoutes } from "../../remote-public/src/routes.tsx";
import { matches, parseManifest } from "../../shell/deployment/index.ts";

test.each([
	["remote-public", publicRoutes],
	["remote-admin", adminRoutes],
])("%s names each of its paths in remote.json, so that no guest can take one", (folder, routes) => {
	const manifest = parseManifest(JSON.parse(readFileSync(join(root, folder, "remote.json"), "utf8")));
	const paths = pathsOf(routes).filter((path) => !path.endsWith("*"));
	expect(paths.length).toBeGreaterThan(10);
	expect(paths.filter((path) => !manifest.routes.some((route) => matches(route.path, path)))).toEqual([]);
});

function pathsOf(routes: RouteObject[]): string[] {
	return routes.flatMap(({ path = "", children }) => (children ? pathsOf(children) : [`/${path}`.replace("//", "/")]));
}
