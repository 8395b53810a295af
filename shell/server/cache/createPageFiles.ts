import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { CachedPage } from "./CachedPage.ts";

/** The last good pages, one file each, for the time after a restart. */
export interface PageFiles {
	read: (key: string) => Promise<CachedPage | undefined>;
	/** Keeps a page that was found and forgets one that is gone; never rejects. */
	write: (key: string, page: CachedPage) => Promise<void>;
}

/** More pages than a site of this kind has; the ones written longest ago go first. */
const most = 1_000;

const schema = z.object({
	key: z.string(),
	status: z.number(),
	headers: z.record(z.string(), z.string()),
	text: z.string(),
	etag: z.string(),
	madeAt: z.number(),
	builds: z.string(),
});

/** Keeps pages below the folder, which is made when it is missing. Only keys that `isKept` accepts are written. */
export function createPageFiles(folder: string, isKept: (key: string) => boolean): PageFiles {
	const fileOf = (key: string) => join(folder, `${createHash("sha256").update(key).digest("hex").slice(0, 32)}.json`);
	let writes = 0;
	// One after the other, so that the last word about a page is the last on disk.
	let queue = Promise.resolve();
	return {
		read: async (key) => {
			if (!isKept(key)) return undefined;
			const content = await readFile(fileOf(key), "utf8").catch(() => undefined);
			const stored = content && schema.safeParse(parse(content)).data;
			if (!stored || stored.key !== key) return undefined;
			return { ...stored, madeAt: Math.min(stored.madeAt, Date.now()) };
		},
		write: (key, page) => {
			if (isKept(key)) queue = queue.then(() => keep(key, page)).catch(tell);
			return queue;
		},
	};

	async function keep(key: string, page: CachedPage) {
		if (page.status !== 200) return rm(fileOf(key), { force: true });
		await mkdir(folder, { recursive: true });
		if (writes++ % 50 === 0) await trim(folder);
		const draft = `${fileOf(key)}.${process.pid}`;
		await writeFile(draft, JSON.stringify({ key, ...page }), { mode: 0o600 });
		await rename(draft, fileOf(key));
	}
}

function tell(error: unknown) {
	console.error("A page could not be kept for later:", error instanceof Error ? error.message : error);
}

function parse(content: string): unknown {
	try {
		return JSON.parse(content);
	} catch {
		return undefined;
	}
}

async function trim(folder: string) {
	const names = await readdir(folder);
	if (names.length <= most) return;
	const now = Date.now();
	const writtenAt = async (name: string) => {
		const { mtimeMs } = await stat(join(folder, name));
		// Written before the machine's clock was set back: how long ago is not known, and it must not outlast
		// all others.
		return mtimeMs > now ? 0 : mtimeMs;
	};
	const files = await Promise.all(names.map(async (name) => ({ name, at: await writtenAt(name) })));
	const oldest = files.sort((a, b) => a.at - b.at).slice(0, names.length - most);
	await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
}
