import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { versionOfFolder } from "../../build/sourceVersion.js";
import { findIncompatibility } from "../../shell/deployment/findIncompatibility.ts";
import type { Release } from "../../shell/deployment/registry.ts";
import { readPackages } from "./createRemote.ts";
import { CreateError } from "./Plan.ts";
import { readSiteContract } from "./siteContract.ts";

interface CheckOptions {
	/** A site's URL instead of the one that the remote was created from. */
	from?: string | undefined;
	/** Replaces the packages with the site's. */
	update?: boolean | undefined;
}

/** Compares the build in a remote's folder with a running site; resolves with one sentence, or throws it. */
export async function checkContract(folder: string, { from, update }: CheckOptions): Promise<string> {
	const { site } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
	const url = from ?? site;
	if (!url) throw new CreateError("Say which site: npm run check-contract -- --from https://…");
	const { origin, contract, read } = await readSiteContract(url);
	if (update) {
		await (await readPackages(read))(join(folder, "packages"));
		return `packages/ is from ${origin} (${contract.version}). Next: delete node_modules and package-lock.json, then run npm install.`;
	}
	const build = await readBuild(folder);
	const problem = findIncompatibility(build, contract.sharedVersions, contract.types);
	if (problem) throw new CreateError(`${problem} "npm run check-contract -- --update" gets this site's packages.`);
	return `${build.id} ${build.version} fits ${origin} (${contract.version}).`;
}

async function readBuild(folder: string): Promise<Release> {
	const [version] = await readdir(join(folder, "dist")).catch(() => []);
	if (version !== versionOfFolder(folder)) throw new CreateError("The sources have no build. Run npm run build first.");
	return JSON.parse(await readFile(join(folder, "dist", version, "remote.json"), "utf8"));
}
