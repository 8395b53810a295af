import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { writeFileDurably } from "@site/shared-data/files";
import { z } from "zod";
import { log } from "../log.ts";
import type { PublicRows } from "./createPublicRows.ts";

const storedPageSchema = z.object({
	url: z.string(),
	status: z.number(),
	headers: z.record(z.string(), z.string()),
	text: z.string(),
	/** Entity tag of the text. */
	etag: z.string(),
	/** Milliseconds since the epoch. */
	renderedAt: z.number(),
	/** The size of the list of public rows when the render began. */
	rowsSize: z.number().default(0),
});

/** A rendered page or feed as it is cached in memory and, with its URL, on disk. */
export interface CachedPage extends Omit<z.infer<typeof storedPageSchema>, "url" | "text"> {
	/** The text in UTF-8: half the memory of a string, and outside the heap. */
	body: Buffer<ArrayBuffer>;
	/** Set when rendering failed and this is the last good page. */
	isStale?: boolean;
}

/** The last good pages on disk, one file each. */
export interface PageFiles {
	/** Skips a page with a row that was withdrawn since. */
	read: (url: string) => Promise<CachedPage | undefined>;
	/** Stores a page of status 200 and deletes the copy for any other status; never rejects. */
	write: (url: string, page: CachedPage) => Promise<void>;
}

/** More pages than a site of this kind has; the oldest files are deleted first. */
const maxFiles = 1_000;
/** No page of the site has a longer URL. */
const maxUrlLength = 300;

/** Stores pages in the folder, which is created when it is missing. */
export function createPageFiles(folder: string, rows: Pick<PublicRows, "hasWithdrawn">): PageFiles {
	const filePath = (url: string) => join(folder, `${createHash("sha256").update(url).digest("hex").slice(0, 32)}.json`);
	let writes = 0;
	// Writes run one after another, so that the last write of a page wins.
	let queue = Promise.resolve();
	return {
		read: async (url) => {
			const content = await readFile(filePath(url), "utf8").catch(() => undefined);
			const stored = content && storedPageSchema.safeParse(parse(content)).data;
			if (!stored || stored.url !== url) return undefined;
			const { url: _, text, ...page } = stored;
			if (await rows.hasWithdrawn(`${url} ${text}`, page.rowsSize)) return undefined;
			// The system clock may have been set back since.
			return { ...page, body: Buffer.from(text), renderedAt: Math.min(page.renderedAt, Date.now()) };
		},
		write: (url, page) => {
			if (url.length < maxUrlLength) queue = queue.then(() => store(url, page)).catch(logFailure);
			return queue;
		},
	};

	async function store(url: string, { body, ...page }: CachedPage) {
		if (page.status !== 200) return rm(filePath(url), { force: true });
		await mkdir(folder, { recursive: true });
		if (writes++ % 50 === 0) await deleteOldest(folder);
		// A page that is lost in a power failure is rendered again.
		const options = { mode: 0o600, isSynced: false };
		await writeFileDurably(filePath(url), JSON.stringify({ url, ...page, text: body.toString() }), options);
	}
}

function logFailure(error: unknown) {
	log.error({ err: error }, "A page could not be stored.");
}

function parse(content: string): unknown {
	try {
		return JSON.parse(content);
	} catch {
		return undefined;
	}
}

async function deleteOldest(folder: string) {
	const names = await readdir(folder);
	if (names.length <= maxFiles) return;
	const now = Date.now();
	const writtenAt = async (name: string) => {
		const { mtimeMs } = await stat(join(folder, name));
		// A modification time in the future comes from a clock that was set back; such files are deleted first.
		return mtimeMs > now ? 0 : mtimeMs;
	};
	const entries = await Promise.all(names.map(async (name) => ({ name, at: await writtenAt(name) })));
	const oldest = entries.sort((a, b) => a.at - b.at).slice(0, names.length - maxFiles);
	await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
}
