import { fileURLToPath } from "node:url";
import { runNode } from "./runNode.ts";

/** Runs a program of this workspace in a process of its own and resolves with the JSON it prints; rejects with what it complains about. */
export async function runProgram(
	path: string,
	argument: string,
	{ input, seconds }: { input?: string; seconds?: number } = {},
): Promise<unknown> {
	const program = fileURLToPath(new URL(`../${path}`, import.meta.url));
	const { code, stdout, output } = await runNode(["--import", "tsx", program, argument], {
		...(input !== undefined && { input }),
		...(seconds !== undefined && { seconds }),
	});
	if (code !== 0) {
		throw new Error(output);
	}
	return JSON.parse(stdout);
}
