import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newRows } from "../testing/newRows.ts";
import { useBackend } from "../testing/useBackend.ts";

const { backend, visitor } = useBackend({ environment: { BACKEND_HAS_METRICS: "on", BACKEND_HAS_MAILER: "on" } });

const ask = (secret: string) => fetch(`${backend.url}/metrics`, { headers: { "x-site-proxy": secret } });
const read = async () => (await ask(backend.proxySecret)).text();

// First, because the counts of a reading are kept for ten seconds.
test("a message's mails wait until they are sent or given up, and the requests that brought it are counted by API", async () => {
	expect((await visitor.post("/rest/v1/contacts", newRows.contacts)).status).toBe(201);
	await visitor.get("/storage/v1/object/public/essay-images/none.png");
	const text = await read();
	expect(text).toMatch(/^backend_mails\{state="waiting"\} 2$/m);
	expect(text).toMatch(/^backend_mails\{state="failed"\} 0$/m);
	expect(text).toMatch(/^backend_request_duration_seconds_count\{api="rest",status="2xx"\} [1-9]/m);
	expect(text).toMatch(/^backend_request_duration_seconds_count\{api="storage",status="4xx"\} 1$/m);
	expect(text).not.toContain(newRows.contacts.email);
});

test("only the site's server reads the metrics", async () => {
	expect((await ask("")).status).toBe(404);
	expect((await ask(backend.publishableKey)).status).toBe(404);
	expect((await ask(backend.proxySecret)).status).toBe(200);
});

test("the newest backup's time and size and the last failure are metrics, once they exist", async () => {
	expect(await read()).toMatch(/^backend_backups 0$/m);
	expect(await read()).not.toMatch(/^backend_backup_last/m);
	const { dataDir } = backend;
	mkdirSync(join(dataDir, "backups"));
	writeFileSync(join(dataDir, "backups/backup-2026-11-20T10-00-00.ndjson.gz"), "older and longer");
	writeFileSync(join(dataDir, "backups/backup-2026-11-21T10-00-00.ndjson.gz"), "newest");
	writeFileSync(join(dataDir, "backups/backup-2026-11-22T10-00-00.ndjson.gz.part"), "under way");
	writeFileSync(join(dataDir, "backup-failure.json"), JSON.stringify({ failedAt: 1_700_000_000_000, reason: "r" }));
	const text = await read();
	expect(text).toMatch(/^backend_backups 2$/m);
	const made = Date.parse("2026-11-21T10:00:00Z") / 1000;
	expect(text).toMatch(new RegExp(`^backend_backup_last_success_timestamp_seconds ${made}$`, "m"));
	expect(text).toMatch(/^backend_backup_last_success_bytes 6$/m);
	expect(text).toMatch(/^backend_backup_last_failure_timestamp_seconds 1700000000$/m);
});
