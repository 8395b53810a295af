import { rmSync } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import { dirname, join, posix, resolve, sep } from "node:path";
import { writeFileDurably } from "@site/shared-data/files";
import { type Bucket, buckets } from "@site/shared-data/uploads";
import { stringify } from "yaml";
import { CommandError } from "../../embedded/errors.ts";
import { withCleanup } from "../cleanup.ts";
import { type Command, readSubject } from "../commandLine.ts";
import { createProgress } from "../progress.ts";
import { type ContentApi, type Entity, type Row, withContentApi } from "./ContentApi.ts";
import { copyNamesOf } from "./createImageStore.ts";
import { rewriteDestinations } from "./markdown.ts";

/** Writes every essay and project, drafts included, as Markdown for `npm run import`, with the images. */
export const exportContent: Command = async (args, env) => {
	const { subject } = readSubject(args, {}, "npm run export:content -- <folder>");
	const folder = resolve(subject);
	const present = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return [];
		throw new CommandError(`${folder} is no folder that can be written (${error.code}).`);
	});
	if (present.length > 0) throw new CommandError(`${folder} is not empty; name another folder.`);
	let isComplete = false;
	const made = await mkdir(folder, { recursive: true }).catch(refuse(folder));
	const work = async (api: ContentApi) => {
		const code = await writeContent(api, folder);
		isComplete = true;
		return code;
	};
	const removeParts = () => {
		const paths = made ? [made] : ["essays", "projects", "images"].map((name) => join(folder, name));
		if (!isComplete) for (const path of paths) rmSync(path, { recursive: true, force: true });
	};
	return withCleanup(() => withContentApi(env, work), removeParts).catch(refuse(folder));
};

const refuse = (folder: string) => (error: NodeJS.ErrnoException) => {
	throw error.syscall ? new CommandError(`${folder} could not be written (${error.code}).`) : error;
};

async function writeContent(api: ContentApi, folder: string): Promise<number> {
	const progress = createProgress();
	const images = createImageWriter(api, folder);
	const entities = ["essays", "projects"] as const;
	const rows: Record<Entity, Row[]> = { essays: await api.list("essays", "*"), projects: await api.list("projects", "*") };
	const redirects = await api.list("redirects", "from_path,to_path");
	const aliasesOf = (path: string) => redirects.filter(({ to_path }) => to_path === path).map(({ from_path }) => from_path);
	const exported = new Set(entities.flatMap((entity) => rows[entity].map(({ id }) => `${entity}/${id}`)));
	for (const entity of entities) {
		for (const row of rows[entity]) {
			progress.step(`${entity}/${row.id}`);
			await write(
				join(folder, entity, `${row.id}.md`),
				await toFile(entity, { ...row, aliases: aliasesOf(`/${entity}/${row.id}`) }, exported, images),
			);
		}
	}
	progress.end();
	progress.line(`${folder} holds ${rows.essays.length} essays, ${rows.projects.length} projects and ${images.written()} images.`);
	for (const url of images.missing()) {
		progress.line(`left out  ${url}: the site has no such image`);
	}
	return images.missing().length > 0 ? 1 : 0;
}

const imageColumns = ["featured_image", "share_image", "preview_url"];

/** Keeps a link to something that is not exported. */
async function toFile(
	entity: Entity,
	{ content, search_text: _searchText, aliases, ...columns }: Row,
	exported: ReadonlySet<string>,
	images: ImageWriter,
): Promise<string> {
	for (const name of imageColumns) {
		if (typeof columns[name] === "string") columns[name] = (await images.write(columns[name])) ?? columns[name];
	}
	const body = await rewriteDestinations(String(content ?? ""), async ({ url }) => {
		const [, target = "", id = "", fragment = ""] = /^\/(essays|projects)\/([a-z0-9-]+)(#.*)?$/.exec(url) ?? [];
		if (exported.has(`${target}/${id}`)) return `${target === entity ? "" : `../${target}/`}${id}.md${fragment}`;
		return images.write(url);
	});
	const stated = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null));
	// Names that Hugo, Astro and Jekyll know.
	const known = { ...(columns.status === "draft" && { draft: true }), ...((aliases as string[]).length > 0 && { aliases }) };
	return `---\n${stringify({ entity, ...stated, ...known }, { lineWidth: 0 })}---\n\n${body}\n`;
}

type ImageWriter = ReturnType<typeof createImageWriter>;

/** Writes stored images to `images/<bucket>/<name>`, each once, with its copies for narrow screens. */
function createImageWriter(api: ContentApi, folder: string) {
	const results = new Map<string, Promise<boolean>>();
	const missing: string[] = [];
	const prefix = `${api.imageOrigin}/storage/v1/object/public/`;

	async function copy(bucket: Bucket, name: string): Promise<boolean> {
		const bytes = await api.readImage(bucket, name);
		const path = join(folder, "images", bucket, name);
		if (bytes === null || !path.startsWith(join(folder, "images", bucket) + sep)) return false;
		await write(path, bytes);
		return true;
	}

	async function copyAll(url: string, bucket: Bucket, name: string): Promise<boolean> {
		if (!(await copy(bucket, name))) {
			missing.push(url);
			return false;
		}
		for (const copyName of copyNamesOf(url)) {
			await copy(bucket, posix.join(posix.dirname(name), copyName));
		}
		return true;
	}

	return {
		/** The path of the image relative to an exported file; undefined if the site does not store the image. */
		async write(url: string): Promise<string | undefined> {
			const [bucket = "", ...names] = url.startsWith(prefix) ? url.slice(prefix.length).split("/") : [];
			const name = names.join("/");
			if (!buckets.some((known) => known === bucket) || !name) return undefined;
			const result = results.get(url) ?? copyAll(url, bucket as Bucket, name);
			results.set(url, result);
			return (await result) ? `../images/${bucket}/${name}` : undefined;
		},
		written: () => results.size - missing.length,
		missing: () => missing,
	};
}

async function write(path: string, content: string | Buffer): Promise<void> {
	await mkdir(dirname(path), { recursive: true });
	await writeFileDurably(path, content);
}
