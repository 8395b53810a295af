import type { Deployment, Guest } from "../../deployment/index.ts";
import { documentPathOf } from "./documentPathOf.ts";

const remote = (id: string, access: Guest["access"], ...paths: string[]) => ({
	version: "1",
	entry: `/remotes/${id}/1/remoteEntry.js`,
	integrity: "",
	guest: { id, area: "public" as const, access, routes: paths.map((path) => ({ path, title: id })) },
});
const deployment: Pick<Deployment, "remotes"> = {
	remotes: {
		garden: remote("garden", "everyone", "/garden", "/garden/:note"),
		letters: remote("letters", "session", "/letters", "/letters/:letter"),
		tools: remote("tools", "admin", "/admin/tools/*"),
	},
};

test.each([
	["/", "/"],
	["/essays/tea", "/essays/tea"],
	["/garden/tea", "/garden/tea"],
	["/letters", "/letters"],
	["/letters/7", "/letters"],
	["/admin", "/admin"],
	["/admin/essays/tea", "/admin"],
	["/admin/tools/scale", "/admin/tools/*"],
	["/administrator", "/administrator"],
])("the path %s has the document of %s", (pathname, path) => {
	expect(documentPathOf(deployment, pathname)).toBe(path);
});
