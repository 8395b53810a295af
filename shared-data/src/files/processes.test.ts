import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { describeProcess, isRunning } from "./processes.ts";

/** Above the highest id that Linux assigns. */
const nobody = 99_999_999;
/** Elsewhere the start of a process cannot be read. */
const onLinux = process.platform === "linux" ? test : test.skip;
const [boot, ticks] = describeProcess(process.pid).born.split(":") as [string, string];

afterEach(() => jest.restoreAllMocks());

onLinux("a process is described by its boot and its start", () => {
	expect(describeProcess(process.pid)).toEqual({ pid: process.pid, born: expect.stringMatching(/^[0-9a-f-]{36}:\d+$/) });
	expect(describeProcess(nobody)).toEqual({ pid: nobody, born: "" });
});

onLinux.each([
	["its own boot and start", true, `${boot}:${ticks}`],
	["an unknown boot", true, `:${ticks}`],
	["an unknown start", true, `${boot}:`],
	["both unknown", true, ""],
	["another start", false, `${boot}:1`],
	["another start after an unknown boot", false, ":1"],
	["another boot", false, `another:${ticks}`],
	["another boot before an unknown start", false, "another:"],
])("this process with %s is running: %s", (_, expected, born) => {
	expect(isRunning({ pid: process.pid, born })).toBe(expected);
});

test("an id without a process is not running", () => {
	expect(isRunning({ pid: nobody, born: "" })).toBe(false);
});

test("a process of another account that hides its start is running", () => {
	jest.spyOn(process, "kill").mockImplementation(() => {
		throw Object.assign(new Error("kill EPERM"), { code: "EPERM" });
	});
	expect(isRunning({ pid: nobody, born: `${boot}:${ticks}` })).toBe(true);
});

onLinux("a process that has ended is not running, although its parent has not collected it", async () => {
	// The shell becomes a program that never waits for the shell's children.
	const parent = spawn("sh", ["-c", "read line <&3 & echo $!; exec sleep 60"], { stdio: ["ignore", "pipe", "inherit", "pipe"] });
	try {
		const [output] = await once(parent.stdout as NodeJS.ReadableStream, "data");
		const child = describeProcess(Number(output));
		expect(isRunning(child)).toBe(true);
		parent.stdio[3]?.destroy();
		for (let tries = 0; isRunning(child) && tries < 200; tries++) await setTimeout(5);
		expect(isRunning(child)).toBe(false);
		expect(() => process.kill(child.pid, 0)).not.toThrow();
	} finally {
		parent.kill("SIGKILL");
	}
});
