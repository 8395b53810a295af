import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asAdmin, asVisitor } from "../../testing/createCaller.ts";
import { prepareDataDirectory } from "../../testing/dataDirectory.ts";
import { runProgram } from "../../testing/processes.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

/** Computes for hours on the text below. */
const endless = "/rest/v1/essays?select=id&content=match.(.%2B)(.%2B)x%5C1%5C2y";

async function startWithLongText(): Promise<TestBackend> {
	const backend = await startBackend();
	await (await asAdmin(backend)).post("/rest/v1/essays", {
		title: "Long",
		excerpt: "e",
		content: "a bcx dqy efghxx".repeat(2000),
		status: "published",
	});
	return backend;
}

test("a request that never ends is aborted, and a new engine answers the next one with every row", async () => {
	const backend = await startWithLongText();
	const admin = await asAdmin(backend);
	const visitor = asVisitor(backend);
	const stored = await visitor.post("/rest/v1/contacts", { name: "A", email: "a@example.com", subject: "s", message: "m" });
	expect(stored.status).toBe(201);
	const [hung, waiting] = await Promise.all([admin.get(endless), visitor.get("/rest/v1/profile?select=name")]);
	expect([hung.status, waiting.status]).toEqual([503, 503]);
	expect(hung.headers.get("retry-after")).toBe("5");
	expect((await visitor.get("/rest/v1/profile?select=name")).body).toHaveLength(1);
	expect((await admin.get("/rest/v1/contacts?select=name")).body).toEqual([{ name: "A" }]);
	await backend.stop();
});

test("while the engine is busy the gateway refuses requests, reports its health and stops within five seconds", async () => {
	const backend = await startWithLongText();
	const hung = (await asAdmin(backend)).get(endless).catch(() => "cut off");
	await new Promise((resolve) => setTimeout(resolve, 500));
	expect((await asVisitor(backend).post("/auth/v1/signup", {})).status).toBe(404);
	const health = fetch(`${backend.url}/health`, { signal: AbortSignal.timeout(1000) });
	await expect(health).rejects.toThrow("timeout");
	const start = performance.now();
	await backend.stop();
	expect(performance.now() - start).toBeLessThan(5000);
	await hung;
});

test("an acknowledged row is on the disk: the engine runs with fsync and checksums, and each insert syncs", async () => {
	const dataDir = mkdtempSync(join(tmpdir(), "durable-"));
	try {
		await prepareDataDirectory(dataDir);
		expect(await runProgram("testing/durabilityProgram.ts", dataDir)).toEqual({
			settings: { fsync: "on", full_page_writes: "on", synchronous_commit: "on", wal_sync_method: "fsync", data_checksums: "on" },
			syncsOfTenInserts: 10,
			isUsableAfterAbort: true,
		});
	} finally {
		rmSync(dataDir, { recursive: true, force: true });
	}
});
