import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { waitUntil } from "../../testing/processes.ts";
import { databaseVariables } from "../../testing/server/serverDatabase.ts";
import { useBackend } from "../../testing/useBackend.ts";

const { backend, visitor, admin } = useBackend();
let owner: postgres.Sql;
beforeAll(() => {
	owner = postgres(databaseVariables(backend.dataDir).DATABASE_URL ?? "", { max: 2, onnotice: () => {} });
});
afterAll(() => owner.end());

/** Runs the task while another session holds a lock on the table. */
async function whileLocked(table: string, task: () => Promise<void>): Promise<void> {
	await owner.begin(async (transaction) => {
		await transaction.unsafe(`lock table ${table} in access exclusive mode`);
		await task();
	});
}

test("a lock on the profile's table delays no health check and ends no process", async () => {
	await whileLocked("public.profile", async () => {
		for (let check = 0; check < 3; check++) {
			expect((await fetch(`${backend.url}/health`, { signal: AbortSignal.timeout(3_000) })).status).toBe(204);
			await sleep(200);
		}
	});
	expect((await visitor.get("/rest/v1/profile?select=name")).status).toBe(200);
	expect(backend.output()).not.toMatch(/The engine/);
});

test("waiting statements of visitors leave a session for the admin and for the site", async () => {
	await whileLocked("public.jobs", async () => {
		const visitors = Array.from({ length: 20 }, (_, index) => {
			const headers = { "x-site-proxy": backend.proxySecret, "x-forwarded-for": `192.0.2.${index}` };
			return visitor.get("/rest/v1/jobs?select=id", headers);
		});
		const waiting = async () => owner`select from pg_locks where not granted`;
		await waitUntil(async () => (await waiting()).length >= 5, "five statements wait for the lock");
		const others = Promise.all([
			admin.get("/rest/v1/contacts?select=id"),
			visitor.get("/rest/v1/profile?select=name", { "x-site-proxy": backend.proxySecret }),
		]);
		const first = await Promise.race([others, ...visitors]);
		expect(first).toEqual([expect.objectContaining({ status: 200 }), expect.objectContaining({ status: 200 })]);
		await Promise.all(visitors);
	});
});
