import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export interface CommandOutcome {
	code: number | null;
	/** Everything it wrote. */
	output: string;
}

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Runs a maintenance command as `npm run` does, with these variables only. */
export async function runSiteCommand(variables: Record<string, string>, ...args: string[]): Promise<CommandOutcome> {
	const inherited = Object.fromEntries(
		Object.entries(process.env).filter(([name]) => ["PATH", "HOME", "TMPDIR", "LANG"].includes(name)),
	);
	const child = spawn(process.execPath, ["scripts/command.mjs", ...args], {
		cwd: root,
		env: { ...inherited, ...variables },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.on("data", (chunk) => {
			output += chunk;
		});
	}
	const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
	return { code, output };
}
