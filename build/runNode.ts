import { environmentOf } from "./environmentOf.mjs";
import { run } from "./run.ts";

/** Runs Node to its end, without the environment's secrets; rejects with everything that it printed. */
export async function runNode(args: string[], cwd: string, env: Record<string, string> = {}): Promise<void> {
	const { isSuccess, output } = await run(process.execPath, args, { cwd, env: { ...environmentOf(), ...env } });
	if (!isSuccess) throw new Error(output);
}
