import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asAdmin, asVisitor, type Caller } from "../supabase/testing/createCaller.ts";
import { findPostgres, startPostgres } from "../supabase/testing/server/startPostgres.ts";
import { startBackend, type TestBackend } from "../supabase/testing/startBackend.ts";
import { median } from "./median.ts";
import { reportResult } from "./results.ts";

/*
 * `npm run figures:backends`: requests per second and latencies of the API, on the built-in engine and on a
 * PostgreSQL server. Both are measured in turns; only the ratio counts.
 */
const rounds = 5;
const secondsOfRound = 4;
const callers = 16;

const folder = mkdtempSync(join(tmpdir(), "figures-backends-"));
const server = await startPostgres(findPostgres(), "postgres", { fsync: "on" });
const database = `postgres://postgres@127.0.0.1:${server.port}/postgres`;
const builtIn = await start("built-in");
const onServer = await start("server", { DATABASE_URL: database });

const work: [name: string, makeRequest: (backend: TestBackend) => Promise<(caller: Caller) => Promise<{ status: number }>>][] = [
	[
		"a visitor's list of essays",
		async () => (caller) => caller.get("/rest/v1/essays?select=id,title,date&order=date.desc&limit=10"),
	],
	["a visitor's essay", async () => (caller) => caller.get("/rest/v1/essays?select=*&id=eq.forms-that-forgive")],
	[
		"a visitor's message",
		async () => (caller) => caller.post("/rest/v1/contacts", { name: "A", email: "a@example.com", subject: "s", message: "m" }),
	],
	[
		"the admin's inbox",
		async (backend) => {
			const admin = await asAdmin(backend);
			return () => admin.get("/rest/v1/contacts?select=id,name,status&order=created_at.desc,id.desc&limit=10");
		},
	],
];

const head = [
	"requests",
	"built-in, a second",
	"PostgreSQL, a second",
	"ratio",
	"built-in p50 · p95 ms",
	"PostgreSQL p50 · p95 ms",
];
const rows: (string | number)[][] = [];
for (const [name, makeRequest] of work) {
	const measured: Measured[][] = [[], []];
	for (let round = 0; round < rounds; round++) {
		for (const [at, backend] of [builtIn, onServer].entries()) {
			measured[at]?.push(await measure(backend, await makeRequest(backend)));
		}
	}
	const [one, other] = measured.map((all) => ({
		rate: median(all.map(({ rate }) => rate)),
		times: all.flatMap(({ times }) => times).sort((left, right) => left - right),
	})) as [Measured, Measured];
	const latencies = ({ times }: Measured) => `${quantile(times, 0.5).toFixed(1)} · ${quantile(times, 0.95).toFixed(1)}`;
	rows.push([name, one.rate, other.rate, other.rate / one.rate, latencies(one), latencies(other)]);
}
reportResult("npm run figures:backends", { head, rows });
await Promise.all([builtIn.stop(), onServer.stop()]);
await server.stop();
rmSync(folder, { recursive: true, force: true });

interface Measured {
	rate: number;
	times: number[];
}

function start(name: string, environment: Record<string, string> = {}): Promise<TestBackend> {
	const variables = { ...environment, LOG_LEVEL: "warn" };
	return startBackend({
		dataDir: join(folder, name),
		hasSampleContent: true,
		formLimitPerMinute: 999_999,
		environment: variables,
	});
}

/** Each caller sends its next request as soon as it is answered. */
async function measure(backend: TestBackend, request: (caller: Caller) => Promise<{ status: number }>): Promise<Measured> {
	const caller = asVisitor(backend);
	const times: number[] = [];
	const end = performance.now() + secondsOfRound * 1000;
	await Promise.all(
		Array.from({ length: callers }, async () => {
			while (performance.now() < end) {
				const start = performance.now();
				const { status } = await request(caller);
				if (status >= 300) {
					throw new Error(`a request answered ${status}`);
				}
				times.push(performance.now() - start);
			}
		}),
	);
	return { rate: times.length / secondsOfRound, times };
}

function quantile(sorted: readonly number[], part: number): number {
	return sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
}
