import { spawn } from "node:child_process";
import { once } from "node:events";
import { endProcess, runNode, waitUntil } from "../testing/processes.ts";

const forever = "setInterval(() => {}, 1000)";

test("a process that ignores SIGTERM is killed, and the error names it", async () => {
	const child = spawn(process.execPath, ["-e", `process.on("SIGTERM", () => {}); ${forever}; console.log("up")`]);
	await once(child.stdout, "data");
	await expect(endProcess(child, "SIGTERM", 1)).rejects.toThrow(`process ${child.pid} did not end within 1 s of SIGTERM`);
	expect(child.signalCode).toBe("SIGKILL");
});

test("a program that does not end is killed, and the error says which", async () => {
	await expect(runNode(["-e", forever], { seconds: 1 })).rejects.toThrow(
		`node -e ${forever} ended by SIGKILL, with 1 s as its limit`,
	);
});

test("the error of a wait that times out names its condition", async () => {
	await expect(waitUntil(() => false, "it rains", 0)).rejects.toThrow("waited 0 s in vain until it rains");
});
