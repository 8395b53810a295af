import { type ChildProcess, spawn } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

/* Each test has its own checkout with a fake npm that records its start and end. */

const installScript = "mkdir -p node_modules; cp package-lock.json node_modules/.package-lock.json";
let checkout: string;
const started: ChildProcess[] = [];

beforeEach(async () => {
	checkout = await mkdtemp(join(tmpdir(), "checkout-"));
	await cp(__dirname, join(checkout, "scripts/install"), { recursive: true });
	for (const file of ["root.mjs", "environmentOf.mjs"])
		await cp(join(__dirname, "../../build", file), join(checkout, "build", file));
	const packages = { "": {}, shell: { dependencies: { tea: "1.0.0" } }, "node_modules/tea": { version: "1.0.0" } };
	await writeFile(join(checkout, "package-lock.json"), JSON.stringify({ packages }));
	await writeFile(
		join(checkout, "launch.mjs"),
		'import { ensureInstalled } from "./scripts/install/ensureInstalled.mjs";\nensureInstalled(process.argv.includes("all"));\n',
	);
	await writeFakeNpm(installScript);
});

afterEach(async () => {
	for (const child of started.splice(0)) {
		child.kill("SIGKILL");
		// Its child process may outlive it and hold the other end.
		child.stdout?.destroy();
		child.stderr?.destroy();
	}
	await rm(checkout, { recursive: true, force: true });
});

test("of launchers that start together one installs, and the others wait and continue", async () => {
	await writeFakeNpm(`until [ -e go ]; do sleep 0.05; done; ${installScript}`);
	const launches = Array.from({ length: 4 }, () => launch());
	await waitFor(async () => launches.filter(({ output }) => output().includes("Waiting for another process")).length === 3);
	await writeFile(join(checkout, "go"), "");
	expect(await exitCodes(launches)).toEqual([0, 0, 0, 0]);
	expect(await notes()).toEqual(["begin", "end"]);
	expect(await readdir(checkout)).not.toContain(".installing");
});

test("when an installation fails the next launcher installs", async () => {
	await writeFakeNpm("sleep 0.2; exit 1");
	const launches = [launch(), launch()];
	expect(await exitCodes(launches)).toEqual([1, 1]);
	for (const { output } of launches) expect(output()).toContain("could not be installed");
	expect(await notes()).toEqual(["begin", "end", "begin", "end"]);
});

test("the lock of a launcher that was killed does not block the waiting ones", async () => {
	await writeFakeNpm("exec sleep 3");
	const killed = launch();
	await waitFor(async () => (await notes()).length === 1);
	killed.child.kill("SIGKILL");
	await killed.ended;
	await writeFakeNpm(`sleep 0.2; ${installScript}`);
	expect(await exitCodes(Array.from({ length: 4 }, () => launch()))).toEqual([0, 0, 0, 0]);
	expect(await notes()).toEqual(["begin", "begin", "end"]);
});

test("an installation that takes long keeps its lock, and the lock of an earlier process with the same id does not count", async () => {
	await writeFakeNpm(`until [ -e go ]; do sleep 0.05; done; ${installScript}`);
	const lock = join(checkout, ".installing");
	const first = launch();
	await waitFor(async () => (await notes()).length === 1);
	await utimes(lock, 0, 0);
	const second = launch();
	await waitFor(async () => second.output().includes("Waiting for another process") || (await notes()).length > 1);
	await writeFile(join(checkout, "go"), "");
	expect(await exitCodes([first, second])).toEqual([0, 0]);
	expect(await notes()).toEqual(["begin", "end"]);

	await rm(join(checkout, "node_modules"), { recursive: true });
	await writeFile(lock, `${process.pid} 1`);
	expect(await launch().ended).toBe(0);
	expect(await notes()).toEqual(["begin", "end", "begin", "end"]);
});

test("an installation, which runs other people's code, gets no secrets", async () => {
	await writeFakeNpm(`printenv > variables; ${installScript}`);
	const secrets = { ADMIN_PASSWORD: "s", DATABASE_URL: "s", SMTP_URL: "s", METRICS_TOKEN: "s", SUPABASE_SECRET_KEY: "s" };
	expect(await launch({ ...secrets, NPM_TOKEN: "npm's own" }).ended).toBe(0);
	const variables = (await readFile(join(checkout, "variables"), "utf8")).split("\n");
	expect(variables.filter((line) => line.endsWith("=s"))).toEqual([]);
	expect(variables).toContain("NPM_TOKEN=npm's own");
});

test("a complete installation is not repeated", async () => {
	await launch().ended;
	await launch().ended;
	expect(await notes()).toEqual(["begin", "end"]);
});

test("with NODE_ENV=production an installation without the packages that build is complete, without others it is not", async () => {
	const needed = {
		shell: { dependencies: { tea: "1.0.0", cup: "1.0.0" }, devDependencies: { kiln: "1.0.0" } },
		"node_modules/tea": { version: "1.0.0" },
	};
	const installed = { packages: needed };
	await writeFakeNpm(`mkdir -p node_modules; echo '${JSON.stringify(installed)}' > node_modules/.package-lock.json`);
	const lock = (packages: object) => writeFile(join(checkout, "package-lock.json"), JSON.stringify({ packages }));
	await lock({ ...needed, "node_modules/kiln": { version: "1.0.0", dev: true } });
	expect(await launch({ NODE_ENV: "production" }).ended).toBe(0);
	expect(await launch({ NODE_ENV: "development" }).ended).toBe(1);
	await lock({ ...needed, "node_modules/cup": { version: "1.0.0" } });
	expect(await launch({ NODE_ENV: "production" }).ended).toBe(1);
});

test("what only the root asks for is installed for checks and tests, what a workspace asks for always", async () => {
	const site = {
		"": { devDependencies: { judge: "1.0.0" } },
		shell: { dependencies: { tea: "1.0.0" } },
		"node_modules/tea": {
			version: "1.0.0",
			dependencies: { leaf: "2.0.0" },
			peerDependencies: { judge: "1.0.0" },
			peerDependenciesMeta: { judge: { optional: true } },
		},
		"node_modules/tea/node_modules/leaf": { version: "2.0.0" },
	};
	const rest = { "node_modules/judge": { version: "1.0.0", dev: true }, "node_modules/leaf": { version: "1.0.0", dev: true } };
	await writeFile(join(checkout, "package-lock.json"), JSON.stringify({ packages: { ...site, ...rest } }));
	await writeFile(join(checkout, "site.json"), JSON.stringify({ packages: site }));
	await writeFakeNpm(`mkdir -p node_modules; echo "$@" >> asked
		case "$2" in --workspaces) cp site.json node_modules/.package-lock.json;; *) cp package-lock.json node_modules/.package-lock.json;; esac`);
	for (const args of [[], [], ["all"], ["all"], []]) expect(await launch({}, args).ended).toBe(0);
	expect(await readFile(join(checkout, "asked"), "utf8")).toBe("ci --workspaces --loglevel=error\nci --loglevel=error\n");
});

async function writeFakeNpm(script: string) {
	const folder = join(checkout, "bin");
	await mkdir(folder, { recursive: true });
	await writeFile(join(folder, "npm"), `#!/bin/sh\necho begin >> notes\ntrap 'echo end >> notes' EXIT\n${script}\n`);
	await chmod(join(folder, "npm"), 0o755);
}

async function notes(): Promise<string[]> {
	const text = await readFile(join(checkout, "notes"), "utf8").catch(() => "");
	return text.split("\n").filter(Boolean);
}

function launch(variables: Record<string, string> = {}, args: string[] = []) {
	const env = { ...process.env, ...variables, PATH: `${join(checkout, "bin")}${delimiter}${process.env.PATH}` };
	const child = spawn(process.execPath, ["launch.mjs", ...args], { cwd: checkout, env });
	started.push(child);
	let output = "";
	child.stdout.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
	child.stderr.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
	const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
	return { child, ended, output: () => output };
}

const exitCodes = (launches: ReturnType<typeof launch>[]) => Promise.all(launches.map(({ ended }) => ended));

async function waitFor(condition: () => Promise<boolean>) {
	while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}
