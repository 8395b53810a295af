import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { type FileHandle, open, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { isDiskFull, writeFileDurably, writeFolderDurably } from "./writeDurably.ts";

let folder: string;
let path: string;
let children: ChildProcess[];
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "site-files-"));
	path = join(folder, "good.png");
	children = [];
	writeFileSync(path, "old");
});
afterEach(() => {
	for (const child of children) child.kill("SIGKILL");
	rmSync(folder, { recursive: true });
});

const read = () => readFileSync(path, "utf8");
const names = () => readdirSync(folder);

/** A process that writes `content` to the path, of files of at most this many blocks of 512 bytes. */
function startWriter(content: string, maxBlocks = "unlimited"): ChildProcess {
	const script = `
		import { writeFileDurably } from ${JSON.stringify(join(__dirname, "writeDurably.ts"))};
		async function* endless() { yield "begun"; process.stdout.write("begun"); await new Promise((end) => setTimeout(end, 60_000)); }
		await writeFileDurably(${JSON.stringify(path)}, ${content}).then(() => console.log("written"), ({ code }) => console.log(code));`;
	const node = [process.execPath, "--import", "tsx", "--input-type=module", "-e", script];
	const child = spawn("sh", ["-c", `ulimit -f ${maxBlocks}; exec "$@"`, "sh", ...node], {
		stdio: ["ignore", "pipe", "inherit"],
		env: { ...process.env, TSX_DISABLE_CACHE: "1" },
	});
	children.push(child);
	return child;
}

test("a write of which the system does a part leaves the old file and nothing else", async () => {
	const { stdout } = startWriter(`Buffer.alloc(900_000, 2)`, "400");
	expect(await text(stdout as NodeJS.ReadableStream)).toBe("EFBIG\n");
	expect([read(), names()]).toEqual(["old", ["good.png"]]);
});

/** Opens the draft as a disk that fails would. */
const openWith = (change: (file: FileHandle) => Partial<FileHandle>) => async (draft: string, flags: string, mode: number) => {
	const file = await open(draft, flags, mode);
	const { writeFile, sync, stat, close } = file;
	const methods = { writeFile, sync, stat, close };
	const bound = Object.entries(methods).map(([name, method]) => [name, (method as () => unknown).bind(file)]);
	return { ...(Object.fromEntries(bound) as typeof methods), ...change(file) };
};

const fail = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
async function* cutOff() {
	yield "new";
	throw new Error("cut off");
}

test.each<[string, Parameters<typeof writeFileDurably>[1], Parameters<typeof writeFileDurably>[2]]>([
	["bytes that got lost", "new", { openFile: openWith((file) => ({ writeFile: () => file.writeFile("ne") })) }],
	["a full disk", "new", { openFile: openWith(() => ({ writeFile: fail("ENOSPC") })) }],
	["a sync that fails", "new", { openFile: openWith(() => ({ sync: fail("EIO") })) }],
	["a draft that is refused", "new", { check: fail("damaged") }],
	["a source that ends early", cutOff(), {}],
])("%s: the old file stays and there is no draft", async (_, content, options) => {
	await expect(writeFileDurably(path, content, options)).rejects.toThrow();
	expect([read(), names()]).toEqual(["old", ["good.png"]]);
});

test("the error of a full disk is told from others", async () => {
	const write = (code: string) => writeFileDurably(path, "new", { openFile: openWith(() => ({ writeFile: fail(code) })) });
	const isFull = (code: string) => write(code).catch((error) => isDiskFull(error));
	expect(await Promise.all(["ENOSPC", "EDQUOT", "EIO"].map(isFull))).toEqual([true, true, false]);
	expect(isDiskFull(null)).toBe(false);
});

/** Adds the calls of an open file to the list. */
const openSeen = (seen: string[]) =>
	openWith((file) => ({
		sync: () => file.sync().then(() => void seen.push(`synced beside ${read()}`)),
		close: () => file.close().then(() => void seen.push("closed")),
	}));

test("the file gets its name when all of it is on the disk", async () => {
	const seen: string[] = [];
	await writeFileDurably(path, "new", {
		mode: 0o600,
		openFile: openSeen(seen),
		check: async (draft) => seen.push(`read back ${readFileSync(draft, "utf8")}`),
	});
	expect([seen, read(), names()]).toEqual([["synced beside old", "closed", "read back new"], "new", ["good.png"]]);
	expect(statSync(path).mode & 0o777).toBe(0o600);
});

test("bytes are written without a sync if the file need not survive a power cut", async () => {
	const seen: string[] = [];
	await writeFileDurably(path, Buffer.from("new"), { isSynced: false, openFile: openSeen(seen) });
	expect([seen, read(), names()]).toEqual([["closed"], "new", ["good.png"]]);
});

test("a stream is written whole, and of two writers at once one", async () => {
	async function* chunks(content: string) {
		for (let count = 0; count < 50; count++) yield content.repeat(1000);
	}
	await Promise.all([writeFileDurably(path, chunks("a")), writeFileDurably(path, chunks("ü"))]);
	expect(["a".repeat(50_000), "ü".repeat(50_000)]).toContain(read());
});

test("a name of 255 bytes can be written", async () => {
	const name = `${"é".repeat(125)}a.png`;
	await writeFileDurably(join(folder, name), "new");
	expect(names().sort()).toEqual(["good.png", name]);
});

test("the next writer removes the draft of a killed process, and no other file or draft", async () => {
	const killed = startWriter("endless()");
	const running = startWriter("endless()");
	await Promise.all([killed, running].map(({ stdout }) => once(stdout as NodeJS.ReadableStream, "data")));
	const [draft] = names().filter((name) => name.includes(`.${running.pid}-`));
	killed.kill("SIGKILL");
	await once(killed, "exit");
	writeFileSync(join(folder, "mine.part"), "");
	expect(names()).toHaveLength(4);
	await writeFileDurably(path, "new");
	expect(names().sort()).toEqual([draft, "good.png", "mine.part"].sort());
});

test("of what looks like the draft of an ended process, nothing else is removed", async () => {
	const draft = "good.png.99999999-1-0123abcd.part";
	const kept = [draft, `.${draft}.bak`, `a.${draft}`, ".a.99999999-1-0123abc.part", ".a.1x-1-0123abcd.part", ".part"];
	const removed = [`.${draft}`, ".two\nlines.99999999--0123abcd.part"];
	for (const name of [...kept, ...removed]) writeFileSync(join(folder, name), "");
	mkdirSync(join(folder, ".v1.99999999-1-0123abcd.part/inner"), { recursive: true });
	await writeFileDurably(path, "new");
	expect(names().sort()).toEqual([...kept, "good.png"].sort());
});

test("a process that ends while it writes leaves no draft", async () => {
	const child = startWriter(`(async function* () { yield "begun"; process.exit(3); })()`);
	expect(await once(child, "exit")).toEqual([3, null]);
	expect([read(), names()]).toEqual(["old", ["good.png"]]);
});

test("a fill that fails while it still writes is reported by its own error", async () => {
	const filled = writeFolderDurably(join(folder, "builds", "v3"), async (draft) => {
		void (async () => {
			for (let at = 0; at < 300; at++) await writeFile(join(draft, `${at}.js`), "").catch(() => {});
		})();
		await Promise.resolve();
		throw new Error("refused");
	});
	await expect(filled).rejects.toThrow("refused");
});

test("a folder gets its name when all of it is written, also a part of what was made", async () => {
	const target = join(folder, "builds", "v1");
	await writeFolderDurably(
		target,
		async (draft) => {
			mkdirSync(join(draft, "inner"));
			writeFileSync(join(draft, "inner/a.js"), "a");
			symlinkSync("nowhere", join(draft, "inner/link"));
			expect(existsSync(target)).toBe(false);
			return join(draft, "inner");
		},
		folder,
	);
	expect(readdirSync(target).sort()).toEqual(["a.js", "link"]);
	await expect(writeFolderDurably(join(folder, "builds", "v2"), () => Promise.reject(new Error("refused")))).rejects.toThrow(
		"refused",
	);
	expect([names().sort(), readdirSync(join(folder, "builds"))]).toEqual([["builds", "good.png"], ["v1"]]);
});

test("a folder that is there already stays as it is", async () => {
	const target = join(folder, "v1");
	const make = (content: string) => writeFolderDurably(target, async (draft) => writeFileSync(join(draft, "a.js"), content));
	await make("first");
	await make("second");
	expect([readFileSync(join(target, "a.js"), "utf8"), names().sort()]).toEqual(["first", ["good.png", "v1"]]);
});

test("a folder that cannot get its name is reported and leaves no draft", async () => {
	const target = join(folder, "v".repeat(256));
	await expect(writeFolderDurably(target, async () => {})).rejects.toMatchObject({ code: "ENAMETOOLONG" });
	expect(names()).toEqual(["good.png"]);
});
