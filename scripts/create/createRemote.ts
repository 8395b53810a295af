import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Area } from "@site/shared-data";
import { writeFolderDurably } from "@site/shared-data/files";
import { nameRemote, type Template } from "./fillTemplate.ts";
import { CreateError } from "./Plan.ts";
import { packageFiles, readSiteContract, templatesFile } from "./siteContract.ts";

export interface RemoteOptions {
	area: string;
	to: string;
}

/** The origin of a new remote's files: this project, or a running site. */
export interface RemoteSource {
	template: (area: Area) => Template;
	writePackages: (folder: string) => Promise<void>;
}

/** Writes an external remote; resolves with its folder, or throws a CreateError before it writes. */
export async function createRemote(
	name: string | undefined,
	{ area, to }: RemoteOptions,
	findSource: () => Promise<RemoteSource>,
): Promise<string> {
	if (!name || !/^[a-z][a-z0-9-]*$/.test(name)) throw new CreateError("Name the remote in small letters, such as garden.");
	if (["public", "admin", "shell"].includes(name)) throw new CreateError(`The name ${name} is taken.`);
	if (area !== "public" && area !== "admin") throw new CreateError("--area must be public or admin.");
	const folder = resolve(to);
	if (existsSync(folder)) throw new CreateError(`${folder} is there already.`);
	const source = await findSource();
	await writeFolderDurably(folder, async (draft) => {
		for (const [path, text] of Object.entries(nameRemote(source.template(area), name))) {
			await mkdir(dirname(join(draft, path)), { recursive: true });
			await writeFile(join(draft, path), text);
		}
		await source.writePackages(join(draft, "packages"));
	});
	return folder;
}

/** Downloads a remote's files from a running site; its URL is kept for `npm run check-contract`. */
export async function readSource(from: string): Promise<RemoteSource> {
	const { origin, read } = await readSiteContract(from);
	const templates: Record<Area, Template> = JSON.parse((await read(templatesFile)).toString());
	const writePackages = await readPackages(read);
	const template = (area: Area) => {
		const { "package.json": manifest = "{}", ...files } = templates[area];
		const path = Object.keys(files).find((file) => !/^[\w.-]+(\/[\w-][\w.-]*)*$/.test(file) || file.startsWith(".."));
		if (path) throw new CreateError(`${origin} has a template with the path ${path}, which leaves the remote's folder.`);
		return { ...files, "package.json": `${JSON.stringify({ ...JSON.parse(manifest), site: origin }, null, "\t")}\n` };
	};
	return { template, writePackages };
}

/** Downloads all packages before the first is written. */
export async function readPackages(read: (file: string) => Promise<Buffer>) {
	const packages = await Promise.all(packageFiles.map(async (file) => [file, await read(file)] as const));
	return async (folder: string) => {
		await mkdir(folder, { recursive: true });
		for (const [file, content] of packages) await writeFile(join(folder, file), content);
	};
}
