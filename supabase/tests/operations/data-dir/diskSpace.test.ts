import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { isDiskFull, writeFileDurably } from "@site/shared-data/files";
import { writeBackup } from "../../../commands/downloadBackup.ts";
import { findControlEndpoint } from "../../../embedded/control/controlFile.ts";
import { asAdmin, asService } from "../../../testing/createCaller.ts";
import { contentsOf, prepareDataDirectory } from "../../../testing/dataDirectory.ts";
import { runSiteCommand } from "../../../testing/processes.ts";
import { startBackend } from "../../../testing/startBackend.ts";
import { useFolder } from "../../../testing/useFolder.ts";
import { canMount, withTmpfs } from "../../../testing/withTmpfs.ts";

const elsewhere = useFolder();
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

whenMounting("an upload to a full disk is answered in a sentence and changes nothing; with room it is stored", async () => {
	await withTmpfs(async (mounted, limit) => {
		await prepareDataDirectory(mounted);
		const backend = await startBackend({ dataDir: mounted });
		const admin = await asAdmin(backend);
		const upload = (name: string, byte: number) =>
			admin.send("POST", `/storage/v1/object/project-images/${name}`, new Uint8Array(900_000).fill(byte), {
				"content-type": "image/png",
				"x-upsert": "true",
			});
		const read = async (name: string) => {
			const response = await fetch(`${backend.url}/storage/v1/object/public/project-images/${name}`);
			return response.ok ? hash(new Uint8Array(await response.arrayBuffer())) : undefined;
		};
		await upload("good.png", 1);
		fill(mounted, limit, 204_800);
		const message = "The site's disk is full; the file was not stored.";
		for (const name of ["good.png", "new.png"]) {
			expect(await upload(name, 2)).toMatchObject({
				status: 507,
				body: { statusCode: "507", error: "InsufficientStorage", message },
			});
		}
		expect([await read("good.png"), await read("new.png")]).toEqual([hash(Buffer.alloc(900_000, 1)), undefined]);
		expect(readdirSync(join(mounted, "files/project-images"))).toEqual(["good.png"]);
		limit("size=400m");
		expect((await upload("new.png", 2)).status).toBe(200);
		expect(await read("new.png")).toBe(hash(Buffer.alloc(900_000, 2)));
		expect(backend.output()).not.toContain("The engine");
		await backend.stop();
	});
});

whenMounting("a backup and a restore on a full disk fail in a sentence, change nothing, and end no engine", async () => {
	await withTmpfs(async (mounted, limit) => {
		const dataDir = join(mounted, "data");
		mkdirSync(dataDir);
		await prepareDataDirectory(dataDir);
		const backend = await startBackend({ dataDir });
		const service = asService(backend);
		const row = { name: "A", email: "a@example.com", subject: "s", message: randomBytes(4_500).toString("hex") };
		for (let count = 0; count < 45; count++)
			await service.post(
				"/rest/v1/contacts",
				Array.from({ length: 20 }, () => row),
			);
		const backup = join(mounted, "site.ndjson.gz");
		const makeBackup = (path: string) => writeBackup(findControlEndpoint(dataDir) as never, path);
		await makeBackup(backup);
		const makeRestore = () => runSiteCommand({ DATA_DIR: dataDir }, "restore", backup, "--replace");
		fill(mounted, limit, 500_000);
		const full = "The command failed: the site's disk is full; nothing was changed.";
		await expect(makeBackup(join(elsewhere, "site.ndjson.gz"))).rejects.toThrow(full);
		expect(readdirSync(elsewhere)).toEqual([]);
		expect(await makeRestore()).toEqual({ code: 1, output: `${full}\n` });
		expect(readdirSync(dataDir).filter((name) => name.endsWith("-under-way"))).toEqual([]);
		// Enough space for the sent rows, but not for the database's log.
		fill(mounted, limit, 20_000_000);
		expect(await makeRestore()).toEqual({
			code: 1,
			output: expect.stringMatching(
				/^\S+data has \d+ MB free, and this restore needs \d+ MB; nothing was changed, make room\.\n$/,
			),
		});
		limit("size=400m");
		expect((await makeRestore()).output).toContain("900 messages");
		expect(backend.output()).not.toContain("The engine");
		await backend.stop();
	});
});
