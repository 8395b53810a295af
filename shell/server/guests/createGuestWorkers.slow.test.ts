import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { UsableRemote } from "../../deployment/index.ts";
import { createGuestWorkers } from "./createGuestWorkers.ts";

/* Real processes: their pages, in testing/guestProgram.ts, do what an external remote's code may do. */

const folder = mkdtempSync(join(tmpdir(), "guests-"));
afterAll(() => rmSync(folder, { recursive: true }));

let starts: string;
let workers: ReturnType<typeof createGuestWorkers>;
beforeEach(() => start());
afterEach(() => workers.stop());

function start({ timeoutMs = 10_000, idleTimeoutMs = 60_000 } = {}): void {
	workers?.stop();
	starts = join(mkdtempSync(join(folder, "test-")), "starts");
	const args = ["--import", "tsx", join(__dirname, "testing/guestProgram.ts"), starts];
	workers = createGuestWorkers({ args, startTimeoutMs: 20_000, timeoutMs, idleTimeoutMs });
}

const startCount = () => readFileSync(starts, "utf8").trim().split("\n").length;

/** The data of a page that a remote's loader returned. */
async function read(guestId: string, name: string, version = "1"): Promise<unknown> {
	const remotes = { public: build("1"), [guestId]: build(version) };
	const page = { url: `http://site.test/${name}`, guestId, deployment: { revision: 1, remotes }, origin: "", hasDocument: false };
	return JSON.parse((await workers.render(page)).data);
}
const build = (version: string): UsableRemote => ({ version, entry: `/remotes/${version}/remoteEntry.js`, integrity: "" });

test("a remote's pages share one process, which has none of the site's variables in environment or arguments", async () => {
	process.env.BACKEND_PROXY_SECRET = "a-secret";
	expect(await read("garden", "process")).toBe(await read("garden", "process"));
	expect(await read("garden", "variables")).not.toMatch(/SECRET|a-secret|HOME/);
	expect(startCount()).toBe(1);
});

test("another remote, and another build of the same one, render in other processes", async () => {
	const pids = await Promise.all([read("garden", "process"), read("letters", "process")]);
	const next = await read("garden", "process", "2");
	expect(new Set([...pids, next]).size).toBe(3);
});

test("a page of almost 2 MB arrives, and a larger one is refused in its process", async () => {
	expect(await read("garden", "large")).toHaveLength(2_000_000);
	await expect(read("garden", "too-large")).rejects.toThrow(/have 22000\d\d bytes; the limit is 2097152/);
	expect(startCount()).toBe(1);
});

test("a page that fails after others were rendered costs its process, in case they left it too little to work with", async () => {
	await expect(read("garden", "throw")).rejects.toThrow("no rain");
	expect(await read("garden", "rendered")).toEqual(["throw", "rendered"]);
	await expect(read("garden", "throw")).rejects.toThrow("no rain");
	expect(await read("garden", "rendered")).toEqual(["rendered"]);
	expect(startCount()).toBe(2);
});

test.each([
	["exits", "exit", "ended (0)"],
	["aborts", "abort", "ended (SIGABRT, which V8 sends when the memory of a process has reached its limit)"],
	["crashes in native code", "crash", "ended (SIGSEGV)"],
	["leaves a rejection unhandled", "rejection", "ended (1)"],
	["takes all memory of the heap", "heap", "ended (SIGABRT"],
	["writes to the pipe of its answer without end", "flood", "answered with more than a page"],
	["writes a number to that pipe", "forged", "did not answer with a page"],
	["writes a page that is none", "forged-null", "did not answer with a page"],
	["begins again and again", "begins", "did not answer with a page"],
])("a page that %s in a new process is not asked for again", async (_, name, reason) => {
	await expect(read("garden", name)).rejects.toThrow(`Its worker ${reason}`);
	expect(startCount()).toBe(1);
});

test.each(["loop", "hang"])("a page that does not end (%s) is not asked for again", async (name) => {
	start({ timeoutMs: 1_500 });
	await expect(read("garden", name)).rejects.toThrow("Its worker did not render the page within 1500 ms.");
	expect(startCount()).toBe(1);
	expect(await read("garden", "fine")).toBe("fine");
});

test("an idle process ends", async () => {
	start({ idleTimeoutMs: 50 });
	const first = await read("garden", "process");
	await new Promise((resolve) => setTimeout(resolve, 300));
	expect(await read("garden", "process")).not.toBe(first);
});

/** macOS has no such limit. */
const testOnLinux = process.platform === "linux" ? test : test.skip;

testOnLinux("buffers count: they end at the limit of the process, not at the machine's", async () => {
	await expect(read("garden", "buffers")).rejects.toThrow(/Array buffer allocation failed|Its worker ended/);
	expect(await read("garden", "fine")).toBe("fine");
});

test.each([
	["loop", "late-loop"],
	["exit", "late-exit"],
])("timers of an earlier page that %s fail no later one: a new process renders it", async (_, name) => {
	start({ timeoutMs: 3_000 });
	expect(await read("garden", name)).toBe("fine");
	if (name === "late-loop") await new Promise((resolve) => setTimeout(resolve, 300));
	expect(await read("garden", "slow")).toBe("slow");
	expect(await read("garden", "rendered")).toEqual(["slow", "rendered"]);
	expect(startCount()).toBe(2);
});

test("slow pages of one remote hold up no page of another, and beyond four of them none waits", async () => {
	await read("letters", "fine");
	const refused: unknown[] = [];
	for (let index = 0; index < 8; index++) read("garden", "hang").catch((error: Error) => refused.push(error.name));
	expect(await read("letters", "fine")).toBe("fine");
	expect(refused).toEqual(["Overloaded", "Overloaded", "Overloaded"]);
});
