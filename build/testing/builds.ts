import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Creates the builds of a shell and of remotes in a `dist` folder, like `npm run build`. */
export function createBuilds(dist: string) {
	async function writeJson(file: string, value: unknown) {
		await mkdir(join(dist, file, ".."), { recursive: true });
		await writeFile(join(dist, file), JSON.stringify(value));
	}

	return {
		/** `types` are those of the contract; without them the shell is older than recorded contracts. */
		async writeShell({ version = "1", types }: { version?: string; types?: object } = {}) {
			if (types) await writeJson(`shell/${version}/browser/contract.12345678.json`, types);
			await writeJson(`shell/${version}/browser/entry.json`, {
				scripts: [],
				sharedVersions: { react: "19.3.1", "@site/shared-data": "0.1.0" },
				...(types && { contract: "12345678" }),
			});
		},
		/** Records the shell as started. */
		startShell: () => writeJson("shell/current.json", { version: "1" }),
		async writeRemote(id: string, version: string, change: object = {}) {
			const folder = `remotes/${id}/${version}`;
			const access = id === "admin" ? "admin" : "everyone";
			const area = id === "admin" ? "admin" : "public";
			const declared = { id, area, contract: "^0.1.0", access, routes: [{ path: id === "public" ? "/" : `/${id}`, title: id }] };
			const built = { version, assets: ["module.js"], pages: {}, requires: { react: "^19.0.0" } };
			await writeJson(`${folder}/remote.json`, { ...declared, ...built, ...change });
			await mkdir(join(dist, folder, "server"), { recursive: true });
			await writeFile(join(dist, folder, "remoteEntry.js"), `entry ${id} ${version}`);
			await writeFile(join(dist, folder, "module.js"), `module ${id} ${version}`);
			await writeFile(join(dist, folder, "module.js.br"), "compressed");
			await writeFile(join(dist, folder, "server/remoteEntry.cjs"), `server ${id} ${version}`);
		},
		readRegistry: async () => JSON.parse(await readFile(join(dist, "registry.json"), "utf8")),
	};
}
