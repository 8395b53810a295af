import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Tinypool } from "tinypool";
import { createWorkerPool } from "./createWorkerPool.ts";

/** A program like the server's own, with tasks that echo, hang, fail, crash, use memory and wait. */
const program = `
const { threadId, workerData } = require("node:worker_threads");
exports.markdown = async ({ markdown }) => {
	if (markdown === "hang") for (;;);
	if (markdown === "fail") throw new Error("no");
	if (markdown === "crash") {
		setImmediate(() => { throw new Error("crashed"); });
		await new Promise(() => {});
	}
	if (markdown === "variables") return { html: JSON.stringify(process.env), headings: [] };
	if (markdown === "memory") for (const all = []; all.length < 40; ) all.push(new Array(1_000_000).fill(all.length));
	if (markdown === "wait") setTimeout(() => { globalThis.hasWaited = true; }, 10);
	if (markdown === "waited") return { html: String(globalThis.hasWaited), headings: [] };
	return { html: markdown + threadId + workerData[1].packagesFrom, headings: [] };
};`;

const folder = mkdtempSync(join(tmpdir(), "worker-"));
const file = join(folder, "worker.cjs");
writeFileSync(file, program);
afterAll(() => rmSync(folder, { recursive: true }));

let stop: () => Promise<void> = async () => {};
afterEach(() => stop());

function start(options: { timeoutMs?: number; idleTimeoutMs?: number } = {}) {
	const worker = createWorkerPool({ Pool: Tinypool, file, workerData: { packagesFrom: "" }, timeoutMs: 10_000, ...options });
	stop = worker.stop;
	return async (markdown: string) => (await worker.run("markdown", { markdown })).html;
}

test("one thread returns each task's own result", async () => {
	const run = start();
	const [a, b, c] = await Promise.all(["a", "b", "c"].map(run));
	expect([a?.[0], b?.[0], c?.[0]]).toEqual(["a", "b", "c"]);
	expect(new Set([a, b, c].map((html) => html?.slice(1))).size).toBe(1);
});

test("the thread, which reads what strangers wrote, has no variables but the one of the build", async () => {
	expect(JSON.parse(await start()("variables"))).toEqual({ NODE_ENV: "test" });
});

test("a task that hangs is terminated, and a new thread runs the next ones", async () => {
	const run = start({ timeoutMs: 1_000 });
	const hanging = run("hang");
	const behind = run("a");
	await expect(hanging).rejects.toThrow('The task "markdown" took longer than 1000 ms.');
	expect(await behind).toMatch(/^a/);
});

test("a failing task rejects with its error, and one that ends the thread affects no other", async () => {
	const run = start();
	await expect(run("fail")).rejects.toThrow("no");
	await expect(run("crash")).rejects.toThrow("crashed");
	expect(await run("a")).toMatch(/^a/);
});

test("a task that needs too much memory ends with its thread, and a new thread runs the next one", async () => {
	const run = start();
	await expect(run("memory")).rejects.toThrow("memory limit");
	expect(await run("a")).toMatch(/^a/);
});

test("an idle thread is terminated, and another starts when a task comes", async () => {
	const run = start({ idleTimeoutMs: 50 });
	const first = await run("a");
	await new Promise((resolve) => setTimeout(resolve, 300));
	expect(await run("a")).not.toBe(first);
});

test("a thread without an idle limit stays, and runs its timers while it is idle", async () => {
	const run = start();
	const [first] = [await run("a"), await run("wait")];
	await new Promise((resolve) => setTimeout(resolve, 100));
	expect([await run("waited"), await run("a")]).toEqual(["true", first]);
});
