import { readFileSync } from "node:fs";
import { pages } from "@site/shared-data";

const manifest = new URL("../../remote-admin/remote.json", import.meta.url);
const { routes } = JSON.parse(readFileSync(manifest, "utf8")) as { routes: { path: string }[] };

/** Routes of actions, and routes that another screen shows. */
const withoutScreen = ["session", "find", "sign-out", "sign-out-everywhere", "enquiries/*", "person", "unfinished-texts"];

/** The screens below a wildcard route that has more than a list. */
const below: Readonly<Record<string, string[]>> = {
	"projects/*": ["projects", "projects/new"],
	"essays/*": ["essays", "essays/new"],
	"jobs/*": ["jobs", "jobs/new"],
	"services/*": ["services", "services/new", "services/website-company-profile/edit"],
	"quotes/*": ["quotes", "quotes/new"],
	"hire-projects/*": ["hire-projects", "hire-projects?view=board"],
};

/** The paths of every public page, and of every screen that the admin area's manifest names. */
export const screens: readonly string[] = [
	...pages.map(({ path }) => path),
	"/projects/kebun",
	"/essays/what-tea-terraces-know-about-caching",
	"/privacy",
	"/contact?sent=1",
	"/nothing/here",
	...routes
		.map(({ path }) => path.replace(/^\/admin\/?/, ""))
		.filter((path) => !withoutScreen.includes(path))
		.flatMap((path) => below[path] ?? [path.replace("/*", "")])
		.map((path) => `/admin/${path}`.replace(/\/$/, "")),
];
