import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Runs a program of this workspace in a process of its own and resolves with the JSON it prints; rejects with what it complains about. */
export async function runProgram(path: string, argument: string, input = ""): Promise<unknown> {
	const program = fileURLToPath(new URL(`../${path}`, import.meta.url));
	const child = spawn(process.execPath, ["--import", "tsx", program, argument], { cwd: root, stdio: ["pipe", "pipe", "pipe"] });
	let [output, complaint] = ["", ""];
	child.stdout.on("data", (chunk) => {
		output += chunk;
	});
	child.stderr.on("data", (chunk) => {
		complaint += chunk;
	});
	child.stdin.end(input);
	const code = await new Promise((resolve) => child.once("close", resolve));
	if (code !== 0) {
		throw new Error(complaint);
	}
	return JSON.parse(output);
}
