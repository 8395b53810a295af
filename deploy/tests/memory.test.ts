import { randomBytes } from "node:crypto";
import { addEssays } from "../../bench/fillSite.ts";
import { visitSite } from "../../bench/visitSite.ts";
import { backendOf } from "../../e2e/fixtures/backendOf.ts";
import { admin } from "../../e2e/fixtures/startSite.ts";
import { freePort } from "../../supabase/testing/freePort.ts";
import { findPostgres, type PostgresServer, startPostgres } from "../../supabase/testing/server/startPostgres.ts";
import { makeSystemdImage } from "./images.ts";
import { Podman } from "./Podman.ts";
import { inGroup, type Machine, startMachine } from "./startMachine.ts";

const minute = 60_000;
jest.setTimeout(3 * minute);

const counts = { requests: 2_000, essays: 300 };
const slowestMs = 2_000;
/** Limit for systemd and its journal; with hundreds the test would prove nothing. */
const maxSystemMegabytes = 60;
const uploads = 8;
const uploadBytes = 5 * 1024 * 1024;

let podman: Podman;
let postgres: PostgresServer;

beforeAll(async () => {
	podman = await Podman.create();
	await makeSystemdImage(podman);
	postgres = await startPostgres(findPostgres());
}, 4 * minute);

afterAll(async () => {
	await Promise.all([podman?.remove(), postgres?.stop()]);
}, 2 * minute);

describe.each([
	["the built-in engine", 512, () => []],
	["PostgreSQL elsewhere", 256, () => [`DATABASE_URL=postgres://postgres@127.0.0.1:${postgres.port}/postgres`]],
])("with %s all processes together have %i MB", (engine, megabytes, variablesOf) => {
	let machine: Machine;
	let url: string;
	let variables: string[];

	beforeAll(async () => {
		const port = await freePort();
		url = `http://127.0.0.1:${port}`;
		variables = [
			`PORT=${port}`,
			`SITE_URL=${url}`,
			`ADMIN_EMAIL=${admin.email}`,
			`"ADMIN_PASSWORD=${admin.password}"`,
			...variablesOf(),
		];
		machine = await startMachine(podman, {
			name: `machine-${megabytes}`,
			port,
			megabytes,
			args: ["--network=host"],
			files: { "site.service.d/small.conf": `[Service]\nEnvironment=${variables.join(" ")}\n` },
		});
	}, 4 * minute);

	test("after the first start no page of 2,000 requests takes longer than 2 s", async () => {
		await addEssays(url, counts.essays);
		// The Markdown thread loads its grammars for the first essay.
		await visitSite(url, { ...counts, requests: 20 });
		const slowest = await visitSite(url, counts);
		console.info(`${engine}: the slowest of ${counts.requests} requests took ${slowest} ms.`);
		expect(slowest).toBeLessThan(slowestMs);
	});

	test("images of 5 MB are stored", async () => {
		const { url: backend, admin: headers } = await backendOf(url);
		const image = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), randomBytes(uploadBytes - 8)]);
		const sent = { method: "POST", headers: { ...headers, "content-type": "image/png" }, body: image };
		for (let at = 0; at < uploads; at++) {
			const name = `essay-images/large-${at}.png`;
			expect((await fetch(`${backend}/storage/v1/object/${name}`, sent)).status).toBe(200);
			const stored = await fetch(`${backend}/storage/v1/object/public/${name}`);
			expect((await stored.arrayBuffer()).byteLength).toBe(uploadBytes);
		}
	});

	test("share images are drawn", async () => {
		await Promise.all(
			Array.from({ length: 5 }, async (_, at) => {
				expect((await fetch(`${url}/cards/essays/essay-number-${at + 1}.png`)).status).toBe(200);
			}),
		);
	});

	test("a backup is made while the site runs", async () => {
		const file = "/var/lib/site/data/site.backup";
		const env = ["DATA_DIR=/var/lib/site/data", "SITE_DIST=/var/lib/site/dist", ...variablesOf()].join(" ");
		await machine.run(
			`cd /srv/site && runuser -u site -- env ${env} node --max-semi-space-size=1 scripts/run.mjs backup ${file}`,
		);
		expect(Number(await machine.run(`stat --format=%s ${file}`))).toBeGreaterThan(uploads * uploadBytes);
	});

	test("it restarts with the stored data", async () => {
		await machine.run("systemctl restart site");
		await machine.untilHealthy();
		expect((await fetch(`${url}/essays/essay-number-${counts.essays}`)).status).toBe(200);
	});

	test("nothing was killed", async () => {
		const limit = Number(await machine.run(`${inGroup} && cat $limit`));
		expect(limit / 1048576).toBeLessThan(megabytes + maxSystemMegabytes);
		expect(await machine.run(`${inGroup} && cat $kills`)).toMatch(/^oom_kill 0$/m);
		expect(await machine.run("systemctl show --property=NRestarts --value site")).toBe("0");
		expect(await machine.run(`journalctl -u site | grep -E '"level":"(warn|error|fatal)"' || true`)).toBe("");
		await machine.run("systemctl stop site");
	});
});
