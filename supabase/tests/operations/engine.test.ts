import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asAdmin, asVisitor } from "../../testing/createCaller.ts";
import { prepareDataDirectory, runSql } from "../../testing/dataDirectory.ts";
import { runProgram } from "../../testing/processes.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

/** Takes hours with the text below. */
const endless = "/rest/v1/essays?select=id&content=match.(.%2B)(.%2B)x%5C1%5C2y";

async function startWithLongText(): Promise<TestBackend> {
	const backend = await startBackend({ environment: { LOG_LEVEL: "error" } });
	await (await asAdmin(backend)).post("/rest/v1/essays", {
		title: "Long",
		excerpt: "e",
		content: "a bcx dqy efghxx".repeat(2000),
		status: "published",
	});
	return backend;
}

test("a statement that never ends is cancelled after five seconds, and the same engine answers the next one", async () => {
	const backend = await startWithLongText();
	const admin = await asAdmin(backend);
	const start = performance.now();
	const hanging = admin.get(endless);
	await new Promise((resolve) => setTimeout(resolve, 500));
	const waiting = await asVisitor(backend).get("/rest/v1/profile?select=name");
	const hung = await hanging;
	expect(performance.now() - start).toBeLessThan(10_000);
	expect([hung.status, hung.body]).toEqual([
		503,
		{ code: "57014", details: null, hint: null, message: "canceling statement due to statement timeout" },
	]);
	expect(hung.headers.get("proxy-status")).toBe("PostgREST; error=57014");
	expect([waiting.status, waiting.body.length]).toEqual([200, 1]);
	const changed = await admin.send("PATCH", `${endless.replace("select=id&", "")}`, { title: "Other" });
	expect([changed.status, changed.body.code]).toEqual([503, "57014"]);
	expect((await admin.patch("/rest/v1/essays?title=eq.Long", { title: "Short" })).body).toHaveLength(1);
	expect(backend.output()).not.toMatch(/starts again/);
	await backend.stop();
});

test("a statement that cannot be cancelled ends the engine; a new one answers the waiting requests with every row", async () => {
	const dataDir = mkdtempSync(join(tmpdir(), "engine-"));
	await prepareDataDirectory(dataDir);
	await runSql(dataDir, [
		[
			"create or replace function public.essays_of_topic(topic text) returns text[] language sql as 'select ''{}''::text[] from pg_sleep(100)'",
		],
	]);
	const backend = await startBackend({ dataDir, environment: { LOG_LEVEL: "error" } });
	const visitor = asVisitor(backend);
	const stored = await visitor.post("/rest/v1/contacts", { name: "A", email: "a@example.com", subject: "s", message: "m" });
	expect(stored.status).toBe(201);
	const hanging = visitor.post("/rest/v1/rpc/essays_of_topic", { topic: "a" });
	await new Promise((resolve) => setTimeout(resolve, 500));
	const waiting = await Promise.all([visitor.get("/rest/v1/profile?select=name"), visitor.get("/rest/v1/jobs?select=id")]);
	const hung = await hanging;
	expect(hung.status).toBe(503);
	expect(hung.headers.get("retry-after")).toBe("5");
	expect(waiting.map(({ status }) => status)).toEqual([200, 200]);
	expect((await (await asAdmin(backend)).get("/rest/v1/contacts?select=name")).body).toEqual([{ name: "A" }]);
	expect(backend.output()).toMatch(/starts again/);
	await backend.stop();
	rmSync(dataDir, { recursive: true, force: true });
});

test("while the engine is busy the gateway refuses requests, reports its health and stops within five seconds", async () => {
	const backend = await startWithLongText();
	const hung = (await asAdmin(backend)).get(endless).catch(() => "cut off");
	await new Promise((resolve) => setTimeout(resolve, 500));
	expect((await asVisitor(backend).post("/auth/v1/signup", {})).status).toBe(404);
	// The launcher and the site's server wait for five seconds.
	expect((await fetch(`${backend.url}/health`, { signal: AbortSignal.timeout(5_000) })).status).toBe(204);
	const start = performance.now();
	await backend.stop();
	expect(performance.now() - start).toBeLessThan(5000);
	await hung;
});

test("an acknowledged row is on the disk: the engine runs with fsync and checksums, and each insert syncs", async () => {
	const dataDir = mkdtempSync(join(tmpdir(), "durable-"));
	try {
		await prepareDataDirectory(dataDir);
		expect(await runProgram("testing/programs/durabilityProgram.ts", dataDir)).toEqual({
			settings: { fsync: "on", full_page_writes: "on", synchronous_commit: "on", wal_sync_method: "fsync", data_checksums: "on" },
			syncsOfTenInserts: 10,
			isUsableAfterAbort: true,
		});
	} finally {
		rmSync(dataDir, { recursive: true, force: true });
	}
});
