import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Supervisor } from "./Supervisor.ts";

const folder = mkdtempSync(join(tmpdir(), "supervisor-"));
let supervisor: Supervisor;
afterEach(() => supervisor.stop());
afterAll(() => rmSync(folder, { recursive: true }));

/** A program whose n-th start runs `starts[n]`; `ready()` makes it listen and answer health checks. */
async function runProgram(limits: ConstructorParameters<typeof Supervisor>[0], ...starts: string[]) {
	const file = join(folder, `${Math.random()}.mjs`);
	writeFileSync(
		file,
		`import { appendFileSync, readFileSync, rmdirSync } from "node:fs";
		import { createServer } from "node:http";
		appendFileSync("${file}.starts", ".");
		const ready = (status) => {
			const server = createServer((_, response) => {
				appendFileSync("${file}.checks", ".");
				if (status) response.writeHead(status, { location: "http://127.0.0.1:1/" }).end();
			});
			server.listen(0, "127.0.0.1", () => process.send({ type: "ready", url: "http://127.0.0.1:" + server.address().port }));
		};
		process.on("disconnect", () => process.exit());
		setInterval(() => {}, 1000);
		[${starts.map((start) => `() => { ${start} }`)}].at(readFileSync("${file}.starts").length - 1)?.();`,
	);
	supervisor = new Supervisor(limits);
	const cwd = mkdtempSync(join(folder, "cwd-"));
	await supervisor.run({ name: "program", file, env: process.env, options: { cwd }, healthPath: "/" });
	const count = (name: string) => (existsSync(`${file}.${name}`) ? readFileSync(`${file}.${name}`).length : 0);
	return { starts: () => count("starts"), checks: () => count("checks"), cwd };
}

const until = async (isTrue: () => boolean) => {
	while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
};

test("a first start that never says that it is ready is ended and tried again", async () => {
	const { starts } = await runProgram({ startLimitMs: 1_000 }, "", "ready(204)");
	expect(starts()).toBe(2);
});

test("a restart that never says that it is ready is ended and tried again", async () => {
	const { starts } = await runProgram(
		{ startLimitMs: 1_000 },
		"ready(204); setTimeout(() => process.exit(1), 100)",
		"",
		"ready(204)",
	);
	await until(() => starts() === 3);
});

test("a restart whose process cannot be created is tried again", async () => {
	const { starts, cwd } = await runProgram(
		{},
		"ready(204); setTimeout(() => { rmdirSync(process.cwd()); process.exit(1) }, 100)",
	);
	await until(() => !existsSync(cwd));
	await new Promise((resolve) => setTimeout(resolve, 600));
	expect(starts()).toBe(1);
	mkdirSync(cwd);
	await until(() => starts() === 2);
});

test("a program that answers no health check is started again, after a restart as well", async () => {
	const { starts } = await runProgram({ healthIntervalMs: 200 }, "ready()", "ready()", "ready(204)");
	await until(() => starts() === 3);
});

test.each([503, 308])("a program that answers its check with %d is not restarted", async (status) => {
	const { starts, checks } = await runProgram({ healthIntervalMs: 200 }, `ready(${status})`);
	await until(() => checks() > 5);
	expect(starts()).toBe(1);
});
