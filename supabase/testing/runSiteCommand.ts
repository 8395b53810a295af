import { inheritedVariables } from "./inheritedVariables.ts";
import { runNode } from "./runNode.ts";

/** Runs a maintenance command as `npm run` does, with these variables only. */
export async function runSiteCommand(
	variables: Record<string, string>,
	...args: string[]
): Promise<{ code: number | null; output: string }> {
	const { code, output } = await runNode(["scripts/run.mjs", ...args], { env: { ...inheritedVariables(), ...variables } });
	return { code, output };
}
