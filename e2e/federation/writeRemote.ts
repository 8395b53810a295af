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
}

/** Writes a folder for `npm run remote -- publish` by hand, without a build; resolves with its path. */
export async function writeRemote({ manifest, loader = "return null;", text = "" }: Written): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "remote-"));
	const declared = { area: "public", contract: "^0.1.0", access: "everyone", ...manifest };
	const build = { ...declared, version: "1", assets: [], pages: {}, requires: {} };
	const paths = JSON.stringify(manifest.routes.map(({ path }) => path));
	const container = (page: string) =>
		`{ init: async () => {}, get: async () => () => ({ routes: ${paths}.map((path, at) => ({ id: "${manifest.id}-" + at, path, ${page} })) }) }`;
	await mkdir(join(folder, "dist/1/server"), { recursive: true });
	const files = {
		"remote.json": JSON.stringify(declared),
		"dist/1/remote.json": JSON.stringify(build),
		"dist/1/remoteEntry.js": `var remote_${manifest.id}_1 = ${container(`Component: () => ${JSON.stringify(text)}`)};`,
		"dist/1/server/remoteEntry.cjs": `const loader = async ({ params: { kind } }) => { ${loader} };\nmodule.exports = ${container("loader, Component: () => null")};`,
	};
	for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
	return folder;
}
