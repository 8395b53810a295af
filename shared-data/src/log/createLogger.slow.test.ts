import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { exitCause, toReadableLine } from "./createLogger.ts";

// Each test starts programs of its own, 1 s each on a machine at rest.
jest.setTimeout(30_000);

/** Runs a program that has a logger; resolves with what it wrote and its exit code. */
async function run(program: string, { level = "", isRead = true } = {}) {
	const script = `import { createLogger, exitCause } from "./createLogger.ts"; const log = createLogger("site"); ${program}`;
	const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], {
		cwd: __dirname,
		env: { ...process.env, LOG_LEVEL: level },
		stdio: ["ignore", "pipe", "pipe"],
	});
	if (!isRead) child.stderr.destroy();
	const code = new Promise((resolve) => child.once("exit", resolve));
	return { printed: await text(child.stdout), logged: isRead ? await text(child.stderr) : "", code: await code };
}

test("an event is one line of JSON, with an error's stack once and none of its own fields", async () => {
	const { logged } = await run(`
		const error = Object.assign(new TypeError("refused", { cause: new Error("no rights") }), { detail: "ana@example.com" });
		log.error({ err: error, requestId: "r1" }, "It failed.");
		log.warn({ err: { email: "ana@example.com" } }, "Something was thrown.");
	`);
	const [first, second] = logged
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line));
	expect(first).toMatchObject({
		level: "error",
		process: "site",
		requestId: "r1",
		msg: "It failed.",
		err: { type: "TypeError" },
	});
	expect(first.err.stack).toMatch(/^TypeError: refused\n[^]*caused by Error: no rights\n/);
	expect(logged.split("TypeError: refused")).toHaveLength(2);
	expect(second).toMatchObject({ level: "warn", err: { type: "object" } });
	expect(logged).not.toContain("ana@");
});

test("a level below the configured one is omitted, and the last line before an exit is written", async () => {
	const program = `log.debug("small"); log.info("usual"); log.fatal("last"); process.exit(3);`;
	const words = async (level: string) => (await run(program, { level })).logged.match(/small|usual|last/g);
	expect(await words("")).toEqual(["usual", "last"]);
	expect(await words("debug")).toEqual(["small", "usual", "last"]);
	expect(await words("silent")).toBeNull();
	expect((await run(program)).code).toBe(3);
});

test("a closed log stream does not end the process", async () => {
	const program = `
		for (let count = 0; count < 50; count++) { log.info("x".repeat(5000)); await new Promise((next) => setTimeout(next, 5)); }
		console.log("alive");
	`;
	expect(await run(program, { isRead: false })).toMatchObject({ printed: "alive\n", code: 0 });
});

test("in a terminal an event is a line to read, with its stack below", () => {
	const event = { level: "warn", time: "2026-11-22T21:54:22.672Z", process: "site", status: 503, route: "/*", msg: "request" };
	expect(toReadableLine(JSON.stringify(event))).toBe("21:54:22.672 WARN site request status=503 route=/*\n");
	const failure = { ...event, err: { type: "Error", stack: "Error: no\n    at x" } };
	expect(toReadableLine(JSON.stringify(failure))).toBe(
		"21:54:22.672 WARN site request status=503 route=/*\nError: no\n    at x\n",
	);
});

test.each([
	[null, "SIGABRT", /memory of a process has reached its limit/],
	[null, "SIGKILL", /memory is short/],
	[null, "SIGSEGV", /^SIGSEGV$/],
	[1, null, /^1$/],
] as const)("the end with code %s and signal %s is worded for a person", (code, signal, words) => {
	expect(exitCause(code, signal)).toMatch(words);
});
