import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { addEssays } from "../../bench/fillSite.ts";
import { isLauncher, siteProcesses } from "../../bench/siteProcesses.ts";
import { root } from "../../build/paths.ts";
import { admin } from "../../e2e/fixtures/startSite.ts";
import { freePort } from "../../supabase/testing/freePort.ts";
import type { Burst, BurstResult } from "./attack/burstProgram.ts";
import { type Attack, apiAttacks, siteAttacks, toBytes } from "./attack/bursts.ts";
import type { Slowest } from "./attack/neighbourProgram.ts";
import { makeSystemdImage } from "./images.ts";
import { Podman } from "./Podman.ts";
import { type Machine, startMachine } from "./startMachine.ts";

const minute = 60_000;
jest.setTimeout(3 * minute);

const megabytes = 512;
const essays = 300;
/** Requests of each kind at once: over separate connections, and pipelined over two. */
const requestsAtOnce = 300;
const maxCachedMs = 200;
const maxUncachedMs = 3_000;
/** The limit of the processes' memory after all bursts; `npm run figures:memory` has the same limit. */
const maxMegabytesAfter = 420;
const restMs = 10_000;
const sampleMs = 500;
/** The time to render the neighbour's first pages and to compile its program. */
const warmUpMs = 3_000;
const [attacker, others] = ["127.0.0.2", ["127.0.0.3", "127.0.0.4", "127.0.0.5", "127.0.0.6"]];
const neighbourAddress = "127.0.0.9";

let podman: Podman;
let machine: Machine;
let neighbour: ChildProcess;
let port: number;
let url: string;
const rows: (string | number)[][] = [];

beforeAll(async () => {
	podman = await Podman.create();
	await makeSystemdImage(podman);
	port = await freePort();
	url = `http://127.0.0.1:${port}`;
	const variables = [`PORT=${port}`, "BEHIND_PROXY=off", `ADMIN_EMAIL=${admin.email}`, `"ADMIN_PASSWORD=${admin.password}"`];
	machine = await startMachine(podman, {
		name: "attacked",
		port,
		megabytes,
		args: ["--network=host"],
		files: {
			// Without SITE_URL each invented host gets its own pages.
			"site.service.d/small.conf": `[Service]\nEnvironment=${variables.join(" ")}\nUnsetEnvironment=SITE_URL\n`,
		},
	});
	await addEssays(url, essays);
	const args = [String(port), String(essays), neighbourAddress];
	neighbour = fork(join(__dirname, "attack/neighbourProgram.ts"), args, { execArgv: ["--import", "tsx"] });
	await sleep(warmUpMs);
	await slowestOfNeighbour();
}, 4 * minute);

afterAll(async () => {
	const titles = ["route", "answers", "cut", "s", "cached, ms", "other, ms", "MB before", "peak", "after"];
	console.info([titles, ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n"));
	neighbour?.kill();
	await podman?.remove();
}, 2 * minute);

describe.each(Object.entries(siteAttacks))("%s", (route, attacks) => {
	test("in hundreds delays no other visitor", () => attack(route, attacks));
});

describe.each(Object.entries(apiAttacks))("the API: %s", (name, attacks) => {
	test("in hundreds delays no other visitor", async () => {
		const { supabaseKey } = await (await fetch(`${url}/config.json`)).json();
		await attack(name, attacks(supabaseKey));
	});
});

test("no process has ended, and the memory is free again", async () => {
	await sleep(restMs);
	expect(processes().megabytes).toBeLessThan(maxMegabytesAfter);
	expect(await machine.run("systemctl show --property=NRestarts --value site")).toBe("0");
	expect(await machine.run(`journalctl -u site | grep -E '"level":"(error|fatal)"' || true`)).toBe("");
});

/** Sends the burst from one network and from several, while the neighbour reads cached pages and others. */
async function attack(name: string, attacks: Attack[]): Promise<void> {
	const before = processes();
	let peak = before.megabytes;
	const over = new AbortController();
	const requests = Array.from({ length: requestsAtOnce }, (_, at) =>
		toBytes(attacks[at % attacks.length] as Attack, `127.0.0.1:${port}`),
	);
	const bursts = Promise.all([
		sendBurst({ port, requests, from: [attacker], pipelined: 1 }),
		sendBurst({ port, requests, from: [attacker, ...others], pipelined: requestsAtOnce / 2 }),
	]).finally(() => over.abort());
	await slowestOfNeighbour();
	while (!over.signal.aborted) {
		peak = Math.max(peak, processes().megabytes);
		await sleep(sampleMs);
	}
	const results = await bursts;
	const { cachedMs, uncachedMs, failures } = await slowestOfNeighbour();
	const after = processes();
	const statuses: Record<string, number> = {};
	for (const result of results)
		for (const [status, count] of Object.entries(result.statuses)) statuses[status] = (statuses[status] ?? 0) + count;
	const cut = results.reduce((sum, result) => sum + result.cut, 0);
	rows.push([
		name,
		Object.entries(statuses)
			.map(([status, count]) => `${status}: ${count}`)
			.join(", "),
		cut,
		Math.max(...results.map(({ seconds }) => seconds)).toFixed(1),
		...[cachedMs, uncachedMs, before.megabytes, peak, after.megabytes].map(Math.round),
	]);
	expect(after.pids).toEqual(before.pids);
	expect(cut).toBe(0);
	expect(failures).toEqual([]);
	expect(cachedMs).toBeLessThanOrEqual(maxCachedMs);
	expect(uncachedMs).toBeLessThanOrEqual(maxUncachedMs);
}

const processes = () => siteProcesses((pid) => isLauncher(pid, `PORT=${port}`));

/** The slowest pages since the last call. */
async function slowestOfNeighbour(): Promise<Slowest> {
	neighbour.send("read");
	const [slowest] = (await once(neighbour, "message")) as [Slowest];
	return slowest;
}

function sendBurst(burst: Burst): Promise<BurstResult> {
	// Real attackers have their own processors; here their programs run with a lower priority than the site.
	const command = ["-n", "10", process.execPath, "--import", "tsx", join(__dirname, "attack/burstProgram.ts")];
	const child = spawn("nice", command, {
		cwd: root,
		stdio: ["pipe", "pipe", "inherit"],
	});
	child.stdin.end(JSON.stringify(burst));
	return new Promise((resolve, reject) => {
		let printed = "";
		child.stdout.setEncoding("utf8").on("data", (chunk: string) => (printed += chunk));
		child.once("close", (code) => {
			if (code === 0) resolve(JSON.parse(printed) as BurstResult);
			else reject(new Error(`The burst ended with ${code}.`));
		});
	});
}
