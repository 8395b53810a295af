import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { isDiskFull, writeFileDurably } from "@site/shared-data/files";
import { contentsOf, prepareDataDirectory } from "../../../testing/dataDirectory.ts";
import { startBackend } from "../../../testing/startBackend.ts";
import { canMount, withTmpfs } from "../../../testing/withTmpfs.ts";

const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

const whenMounting = canMount() ? test : test.skip;

/** Limits the file system so that `free` bytes are left beside its present files. */
function fill(mounted: string, limit: (options: string) => void, free: number): void {
	const { blocks, bavail, bsize } = statfsSync(mounted);
	limit(`size=${Math.ceil(((blocks - bavail) * bsize + free) / 1024)}k`);
}

whenMounting("a full disk is refused with one sentence, with a site on it and without", async () => {
	await withTmpfs(async (mounted, limit) => {
		const dataDir = join(mounted, "data");
		await prepareDataDirectory(dataDir);
		mkdirSync(join(mounted, "new"));
		const before = contentsOf(mounted);
		for (const free of [0, 100_000, 10_000_000]) {
			fill(mounted, limit, free);
			for (const directory of [dataDir, join(mounted, "new")]) {
				await expect(startBackend({ dataDir: directory })).rejects.toThrow(
					/^DATA_DIR \S+ has \d+ MB free, and a start needs \d+ MB; nothing was changed, make room\.$/,
				);
			}
			expect(contentsOf(mounted)).toEqual(before);
		}
	});
});

whenMounting("with 200 KB left a write of 900 KB is an error, and the file of before stays whole", async () => {
	await withTmpfs(async (mounted, limit) => {
		const path = join(mounted, "good.png");
		await writeFileDurably(path, Buffer.alloc(300_000, 1));
		fill(mounted, limit, 204_800);
		const error = await writeFileDurably(path, Buffer.alloc(900_000, 2)).catch((reason: unknown) => reason);
		expect(isDiskFull(error)).toBe(true);
		expect([hash(readFileSync(path)), readdirSync(mounted)]).toEqual([hash(Buffer.alloc(300_000, 1)), ["good.png"]]);
	});
});
