import { spawn } from "node:child_process";
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { linkBuilds } from "../../../build/linkBuilds.ts";
import { root } from "../../../build/paths.ts";
import { createCaller } from "../../testing/createCaller.ts";
import { freePort } from "../../testing/freePort.ts";
import { endProcess, inheritedVariables, waitUntil } from "../../testing/processes.ts";
import { findPostgres, startPostgres } from "../../testing/server/startPostgres.ts";

/** SOAK_MINUTES=60 runs it for an hour. */
const minutes = Number(process.env.SOAK_MINUTES ?? 2);
/** In seconds. Each minute PostgreSQL is killed once; every second minute a table is locked. */
const [killAt, outageSeconds, lockAt, lockSeconds] = [20, 3, 40, 30];
const lockedTables = ["public.profile", "public.essays", "public.contacts", "auth.sessions"];
/** Between two requests of a caller. */
const pauseMs = 700;
/** The admin's requests work this long after the server is back. */
const backLimitMs = 5_000;
/** The longest statement limit plus the delay of a busy machine. */
const answerLimitMs = 10_000;

/** A minute with a lock takes longer. */
jest.setTimeout((1.2 * minutes + 5) * 60_000);

interface Answer {
	kind: string;
	status: number;
	startedAt: number;
	endedAt: number;
}

test("while PostgreSQL is killed and locked, no acknowledged row is lost and no engine ends", async () => {
	const server = await startPostgres(findPostgres(), "site");
	const [dataDir, dist] = [mkdtempSync(join(tmpdir(), "site-soak-")), await linkBuilds()];
	const logPath = process.env.SOAK_LOG ?? join(dataDir, "..", `${dataDir.split("/").at(-1)}.log`);
	const databaseUrl = `postgres://site@127.0.0.1:${server.port}/postgres`;
	const port = Number(process.env.SOAK_PORT ?? (await freePort()));
	const url = `http://127.0.0.1:${port}`;
	const [email, password] = ["admin@example.com", "correct-horse-battery-9"];
	const site = spawn(process.execPath, ["scripts/run.mjs", "start"], {
		cwd: root,
		stdio: ["ignore", "pipe", "pipe"],
		env: {
			...inheritedVariables(),
			PORT: String(port),
			DATABASE_URL: databaseUrl,
			DATA_DIR: dataDir,
			SITE_DIST: dist,
			ADMIN_PASSWORD: password,
			FORM_LIMIT_PER_MINUTE: "100000",
			METRICS_TOKEN: "a".repeat(24),
			LOG_LEVEL: "warn",
		} as NodeJS.ProcessEnv,
	});
	let output = "";
	for (const stream of [site.stdout, site.stderr]) {
		stream.setEncoding("utf8").on("data", (chunk) => {
			output += chunk;
		});
		stream.pipe(createWriteStream(logPath, { flags: "a" }));
	}
	const stopping = new AbortController();
	const answers: Answer[] = [];
	const acknowledged: string[] = [];
	const saved = new Map<string, number>();
	const backAt: number[] = [];
	try {
		await waitUntil(() => /The site runs/.test(output), "the site runs", 240);
		const key = JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8")).publishableKey as string;
		const visitor = createCaller(url, key);
		const signIn = () => visitor.post("/auth/v1/token?grant_type=password", { email, password });
		const readToken = async () => (await signIn()).body.access_token as string;
		let owner = createCaller(url, key, await readToken());
		const essays = ((await owner.get("/rest/v1/essays?select=id&limit=2")).body as { id: string }[]).map(({ id }) => id);

		/** Sends until the end; `onOk` gets the number of the request that was acknowledged. */
		const repeat = async (
			kind: string,
			send: (number: number) => Promise<{ status: number }>,
			onOk: (number: number) => void = () => {},
		) => {
			for (let number = 1; !stopping.signal.aborted; number++) {
				const startedAt = performance.now();
				const { status } = await send(number).catch(() => ({ status: 0 }));
				answers.push({ kind, status, startedAt, endedAt: performance.now() });
				if (status >= 200 && status < 300) onOk(number);
				await sleep(pauseMs);
			}
		};
		const form = (caller: number) =>
			repeat(
				"form",
				(number) =>
					visitor.post("/rest/v1/contacts", { name: "A", email: "a@example.com", subject: `${caller}-${number}`, message: "m" }),
				(number) => acknowledged.push(`${caller}-${number}`),
			);
		const save = (id: string) =>
			repeat(
				"owner save",
				(number) => owner.patch(`/rest/v1/essays?id=eq.${id}`, { title: `Title ${number}` }),
				(number) => saved.set(id, number),
			);
		const callers = [
			...[1, 2, 3, 4].map(form),
			repeat("read", () => visitor.get("/rest/v1/essays?select=id,title&limit=5")),
			repeat("read", () => visitor.get("/rest/v1/profile?select=name")),
			repeat("read", () => visitor.get("/rest/v1/projects?select=id")),
			...["/", "/essays", "/projects"].map((path) => repeat("page", () => visitor.get(path))),
			repeat("uncached page", (number) => visitor.get(`/essays?x=${number}`)),
			...essays.map(save),
			repeat("owner list", () => owner.get("/rest/v1/contacts?select=id&limit=5")),
		];
		expect(callers).toHaveLength(14);

		for (let minute = 0; minute < minutes; minute++) {
			const began = performance.now();
			const until = (seconds: number) => sleep(Math.max(0, began + seconds * 1000 - performance.now()));
			await until(killAt);
			await server.kill();
			await sleep(outageSeconds * 1000);
			await server.restart();
			backAt.push(performance.now());
			await until(lockAt);
			if (minute % 2 === 0) {
				const table = lockedTables[(minute / 2) % lockedTables.length];
				const holder = postgres(databaseUrl, { max: 1, onnotice: () => {} });
				await holder.unsafe(
					`begin; lock table ${table}; select pg_sleep(${Math.min(lockSeconds, 60 - lockAt + killAt - 5)}); commit`,
				);
				await holder.end();
			}
			await until(60);
			if (minute % 10 === 9) owner = createCaller(url, key, await readToken());
			await report();
		}
		stopping.abort();
		await Promise.all(callers);
		const metrics = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${"a".repeat(24)}` } })).text();
		const restarts = Number(/^backend_engine_restarts_total (\d+)/m.exec(metrics)?.[1]);
		const holder = postgres(databaseUrl, { max: 1, onnotice: () => {} });
		const stored = new Set((await holder`select subject from public.contacts`).map(({ subject }) => subject as string));
		const titles = await holder`select id, title from public.essays`;
		await holder.end();
		const lostSaves = [...saved].filter(([id, number]) => {
			const title = titles.find((row) => row.id === id)?.title as string;
			return Number(title.split(" ")[1]) < number;
		});
		await report(restarts, acknowledged.filter((subject) => !stored.has(subject)).length);
		expect(acknowledged.filter((subject) => !stored.has(subject))).toEqual([]);
		expect(lostSaves).toEqual([]);
		expect(answers.filter(({ status }) => ![200, 201, 503].includes(status))).toEqual([]);
		expect(restarts).toBe(0);
		expect(output).not.toMatch(/starts again|is ended/);
		expect(lateOwners()).toEqual([]);
		expect(Math.max(...answers.map(({ startedAt, endedAt }) => endedAt - startedAt))).toBeLessThan(answerLimitMs);
	} finally {
		stopping.abort();
		await endProcess(site, "SIGTERM");
		await server.stop();
		for (const path of [dataDir, dist]) rmSync(path, { recursive: true, force: true });
	}

	/** The owner's kinds of requests that worked too late after a return of the server. */
	function lateOwners(): string[] {
		return backAt.flatMap((at) =>
			["owner save", "owner list"].flatMap((kind) => {
				const first = answers.find((answer) => answer.kind === kind && answer.endedAt > at && answer.status < 300);
				const lateMs = (first?.endedAt ?? Number.POSITIVE_INFINITY) - at;
				return lateMs > backLimitMs ? [`${kind} ${Math.round(lateMs)} ms`] : [];
			}),
		);
	}

	/** Appends the figures so far to the file SOAK_REPORT. */
	async function report(restarts?: number, lost?: number): Promise<void> {
		const path = process.env.SOAK_REPORT;
		if (path === undefined) return;
		const kinds: Record<string, Record<string, number>> = {};
		for (const { kind, status, startedAt, endedAt } of answers) {
			const counts = (kinds[kind] ??= { slowestMs: 0 });
			counts[status] = (counts[status] ?? 0) + 1;
			counts.slowestMs = Math.max(counts.slowestMs ?? 0, Math.round(endedAt - startedAt));
		}
		const figures = { at: new Date().toISOString(), kills: backAt.length, acknowledged: acknowledged.length, lost, restarts };
		createWriteStream(path, { flags: "a" }).end(`${JSON.stringify({ ...figures, lateOwners: lateOwners(), kinds })}\n`);
	}
});
