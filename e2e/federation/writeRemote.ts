import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface Written {
	/** The manifest; area, access and contract have defaults. */
	manifest: { id: string; routes: { path: string; title: string; [more: string]: unknown }[]; [more: string]: unknown };
	/** The body of the loader of every page, in the server's build; `kind` is a parameter of the path. */
	loader?: string;
	/** The content of every page in the browser. */
	text?: string;
	version?: string;
	/** The component of every page, an expression that may use the shell's `React` and `ui`. */
	page?: string | { server: string; browser: string };
}

/** Writes a folder for `npm run remote -- publish` by hand, without a build; resolves with its path. */
export async function writeRemote({
	manifest,
	version = "1",
	loader = "return null;",
	text = "",
	page,
}: Written): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "remote-"));
	const declared = { area: "public", contract: "^0.1.0", access: "everyone", ...manifest };
	const build = { ...declared, version, assets: [], pages: {}, requires: {} };
	const paths = JSON.stringify(manifest.routes.map(({ path }) => path));
	const { server, browser } =
		typeof page === "object" ? page : { server: page ?? "() => null", browser: page ?? `() => ${JSON.stringify(text)}` };
	const container = (component: string) => `{
		init: async (scope) => { this.scope = scope; },
		get: async () => {
			const use = async (name) => (await Object.values(this.scope[name])[0].get())();
			const [React, ui] = await Promise.all([use("react"), use("@site/shared-ui")]);
			const routes = ${paths}.map((path, at) => ({ id: "${manifest.id}-" + at, path, ${component} }));
			return () => ({ routes });
		},
	}`;
	const toComponent = (expression: string) => `Component: ${expression}`;
	const create = (component: string) => `(function () { return ${container(component)}; }).call({})`;
	await mkdir(join(folder, "dist", version, "server"), { recursive: true });
	const files = {
		"remote.json": JSON.stringify(declared),
		[`dist/${version}/remote.json`]: JSON.stringify(build),
		[`dist/${version}/remoteEntry.js`]: `var remote_${manifest.id}_${version} = ${create(toComponent(browser))};`,
		[`dist/${version}/server/remoteEntry.cjs`]: `const loader = async ({ params: { kind } }) => { ${loader} };\nmodule.exports = ${create(`loader, ${toComponent(server)}`)};`,
	};
	for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
	return folder;
}
