import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../../build/paths.ts";
import { freePort } from "../../supabase/testing/freePort.ts";
import { buildSiteImage, makeNodeImage, makePostgresImage, nodeImage, readDeployed } from "./images.ts";
import { Podman } from "./Podman.ts";
import { until } from "./until.ts";

const minute = 60_000;
jest.setTimeout(2 * minute);

/** As strict as deploy/compose.yaml. */
const limits = {
	memory: readDeployed("compose.yaml", "mem_limit"),
	"pids-limit": readDeployed("compose.yaml", "pids_limit"),
	ulimit: `nofile=${readDeployed("compose.yaml", "nofile")}`,
};
/** If another limit is given, Podman requests more processes than some machines allow. */
const processes = 4096;
const options = [
	`--ulimit=nproc=${processes}`,
	...Object.entries(limits).map(([name, limit]) => `--${name}=${limit}`),
	"--read-only",
	"--read-only-tmpfs=false",
	"--tmpfs=/tmp",
	"--cap-drop=all",
	"--security-opt=no-new-privileges",
];

let podman: Podman;
let url: string;
let password: string;
const seconds: Record<string, number> = {};

beforeAll(async () => {
	podman = await Podman.create();
	await makeNodeImage(podman);
	const start = Date.now();
	await buildSiteImage(podman);
	seconds.build = (Date.now() - start) / 1000;
}, 18 * minute);

afterAll(async () => {
	console.info(seconds);
	await podman?.remove();
}, 2 * minute);

test("the image adds less than 190 MB to Node's", async () => {
	const sizeOf = async (image: string) => Number(await podman.run("image", "inspect", "--format={{.Size}}", image));
	const [size, base] = [await sizeOf("site"), await sizeOf(nodeImage)];
	seconds.megabytes = Math.round((size - base) / 1e6);
	expect(size - base).toBeGreaterThan(50e6);
	expect(size - base).toBeLessThan(190e6);
});

test("the image holds no tests, no documents, no builders and no environment file", async () => {
	const files = await podman.run("run", "--rm", "site", "find", "/site", "-not", "-path", "*/node_modules/*/*");
	const lines = files.split("\n");
	expect(lines).toEqual(expect.arrayContaining(["/site/scripts/run.mjs", "/site/dist/programs"]));
	expect(
		lines.filter((path) => /\.test\.tsx?$|\/\.env|^\/site\/(?:docs|e2e|bench)|node_modules\/(?:jest|tsx|typescript)$/.test(path)),
	).toEqual([]);
});

test("it starts on a read-only root without capabilities, and says it is healthy", async () => {
	const start = Date.now();
	await podman.run("run", "--detach", "--name=site", ...options, "--publish=127.0.0.1::4000", "--volume=site:/data", "site");
	url = `http://${await podman.run("port", "site", "4000")}`;
	await waitUntilHealthy();
	seconds.firstStart = (Date.now() - start) / 1000;
	expect(await podman.run("healthcheck", "run", "site")).toBe("");
	password = /with the password (\S+)/.exec(await podman.logs("site"))?.[1] ?? "";
	expect(password).not.toBe("");
});

test("no process of it is root's, has a capability or can gain one", async () => {
	const users = (await podman.run("top", "site", "user")).split("\n").slice(1);
	expect(users.length).toBeGreaterThan(2);
	expect([...new Set(users)]).toEqual(["node"]);
	const status = await podman.run("exec", "site", "cat", "/proc/1/status");
	expect(status).toMatch(/^CapEff:\s+0+$/m);
	expect(status).toMatch(/^CapBnd:\s+0+$/m);
	expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
});

test("memory, tasks and open files are limited, and the site stays far below the limits", async () => {
	expect(await podman.run("inspect", "--format={{.HostConfig.Memory}} {{.HostConfig.PidsLimit}}", "site")).toBe(
		`${768 * 1024 ** 2} 256`,
	);
	expect(await podman.run("exec", "site", "cat", "/proc/1/limits")).toMatch(/^Max open files +4096 +4096 /m);
	const tasks = await podman.run("exec", "site", "sh", "-c", "ls --directory /proc/[0-9]*/task/[0-9]* | wc -l");
	expect(Number(tasks)).toBeGreaterThan(30);
	expect(Number(tasks)).toBeLessThan(128);
});

test("every essay has its page and its share image, drawn by native code in a worker", async () => {
	const essays = [...(await (await fetch(`${url}/essays`)).text()).matchAll(/href="(\/essays\/[a-z0-9-]+)"/g)].map(
		([, path]) => path,
	);
	expect(essays.length).toBeGreaterThan(3);
	for (const path of new Set(essays)) expect((await fetch(url + path)).status).toBe(200);
	const image = await fetch(`${url}/cards${essays[0]}.png`);
	expect(image.headers.get("content-type")).toBe("image/png");
	expect(
		Buffer.from(await image.arrayBuffer())
			.subarray(1, 4)
			.toString(),
	).toBe("PNG");
});

test.each([
	[["remote", "--", "list", "public"], "active"],
	[["doctor"], "checks are fine"],
	[["backup", "--", "/data/site.backup"], "backup"],
	[["export:content", "--", "/tmp/content"], "holds"],
	[["import", "--", "/tmp/content"], "were there already"],
	[["admin:add", "--", "second@example.com"], "password"],
])("npm run %j works in it", async (command, expected) => {
	expect(await podman.run("exec", "site", "npm", "run", ...command)).toContain(expected);
});

test("it writes in its volume and in /tmp, and nowhere else", async () => {
	for (const folder of ["/site", "/home/node", "/var/tmp"]) {
		await expect(podman.run("exec", "site", "touch", `${folder}/written`)).rejects.toThrow("Read-only file system");
	}
	await podman.run("exec", "site", "touch", "/data/written", "/tmp/written");
	expect((await podman.logs("site")).split("\n").filter((line) => /"level":"(?:warn|error)"|EROFS|EACCES/.test(line))).toEqual(
		[],
	);
});

test("SIGTERM ends it within 5 s, and the next start has the same content and password", async () => {
	const [stopping, before] = [Date.now(), await textOf("/essays")];
	await podman.run("stop", "--time=20", "site");
	seconds.stop = (Date.now() - stopping) / 1000;
	expect(seconds.stop).toBeLessThan(5);
	expect(await podman.run("inspect", "--format={{.State.ExitCode}}", "site")).toBe("0");
	const start = Date.now();
	await podman.run("start", "site");
	url = `http://${await podman.run("port", "site", "4000")}`;
	await waitUntilHealthy();
	seconds.secondStart = (Date.now() - start) / 1000;
	expect(await textOf("/essays")).toBe(before);
	expect(await podman.run("exec", "site", "cat", "/data/site/admin-password.txt")).toContain(password);
});

test("the health check fails where nothing answers", async () => {
	await podman.run("run", "--detach", "--name=silent", "--tmpfs=/tmp", "site", "sleep", "60");
	await expect(podman.run("healthcheck", "run", "silent")).rejects.toThrow();
});

describe("the site and PostgreSQL as deploy/compose.yaml describes them", () => {
	const file = join(root, "deploy/compose.yaml");
	const compose = (args: string[], env: NodeJS.ProcessEnv) =>
		podman.execute("podman-compose", ["-p", "compose", "-f", file, "-f", join(podman.folder, "processes.json"), ...args], env);
	const ask = (sql: string) => podman.run("exec", "compose_postgres_1", "psql", "-U", "site", "-Atc", sql);
	const metricsToken = "a-token-of-this-test";
	let variables: NodeJS.ProcessEnv;

	beforeAll(async () => {
		await makePostgresImage(podman);
		const service = { ulimits: { nproc: processes } };
		await writeFile(join(podman.folder, "processes.json"), JSON.stringify({ services: { site: service, postgres: service } }));
		const port = await freePort();
		url = `http://127.0.0.1:${port}`;
		variables = {
			PORT: String(port),
			SITE_URL: url,
			POSTGRES_PASSWORD: "8d1fb0a7c3",
			METRICS_TOKEN: metricsToken,
			BACKUP_EVERY: "24h",
		};
		const start = Date.now();
		await compose(["up", "--detach"], variables);
		await waitUntilHealthy();
		seconds.firstStartWithPostgres = (Date.now() - start) / 1000;
	}, 5 * minute);

	test("rows are in PostgreSQL 17, and the site's volume holds keys and no database", async () => {
		expect(await ask("show server_version")).toMatch(/^17\./);
		expect(Number(await ask("select count(*) from public.essays"))).toBeGreaterThan(3);
		const files = (await podman.run("exec", "compose_site_1", "ls", "/data/site")).split("\n");
		expect(files).toContain("secrets.json");
		expect(files).not.toContain("database");
	});

	test("variables reach the site: it has metrics and scheduled backups", async () => {
		const headers = { authorization: `Bearer ${metricsToken}` };
		await until(async () => (await (await fetch(`${url}/metrics`, { headers })).text()).includes("\nbackend_backups 1\n"));
	});

	test.each([
		["site", "node"],
		["postgres", "postgres"],
	])("%s runs as %s on a read-only root, without capabilities", async (service, user) => {
		const name = `compose_${service}_1`;
		expect(await podman.run("exec", name, "id", "--user", "--name")).toBe(user);
		const status = await podman.run("exec", name, "cat", "/proc/1/status");
		expect(status).toMatch(/^CapEff:\s+0+$/m);
		expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
		await expect(podman.run("exec", name, "touch", "/usr/written")).rejects.toThrow(/Read-only|Permission denied/);
		expect(await podman.run("inspect", "--format={{.HostConfig.ReadonlyRootfs}} {{.HostConfig.Memory}}", name)).toBe(
			`true ${768 * 1024 ** 2}`,
		);
		expect(await podman.run("exec", name, "cat", "/proc/1/limits")).toMatch(/^Max open files +4096 +4096 /m);
		expect(await podman.run("healthcheck", "run", name)).toBe("");
	});

	test("an outage of PostgreSQL is reported, and the site needs no restart afterwards", async () => {
		const startedAt = () => podman.run("inspect", "--format={{.State.StartedAt}}", "compose_site_1");
		const before = await startedAt();
		await podman.run("stop", "compose_postgres_1");
		await until(async () => (await fetch(`${url}/healthz`)).status === 503);
		await podman.run("start", "compose_postgres_1");
		await waitUntilHealthy();
		expect(await startedAt()).toBe(before);
	});

	test("stored data remain when both containers are removed and created again", async () => {
		await ask("update public.essays set title = 'Kept in its volume' where id = (select id from public.essays limit 1)");
		await compose(["down"], variables);
		await compose(["up", "--detach"], variables);
		await waitUntilHealthy();
		expect(await ask("select count(*) from public.essays where title = 'Kept in its volume'")).toBe("1");
	});

	test("without the database's password nothing starts", async () => {
		await compose(["down"], variables);
		await expect(compose(["up", "--detach"], { SITE_URL: url })).rejects.toThrow("the database's password");
	});
});

/** The text of a page's main part, which is the same for each request. */
async function textOf(path: string): Promise<string> {
	const html = await (await fetch(url + path)).text();
	return (/<main[^]*<\/main>/.exec(html)?.[0] ?? "").replaceAll(/<[^>]+>/g, " ");
}

const waitUntilHealthy = () => until(async () => (await fetch(`${url}/healthz`)).ok);
