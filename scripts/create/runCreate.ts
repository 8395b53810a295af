import { root } from "../paths.ts";
import { runCommand } from "../test/runCommand.ts";
import { create } from "./create.ts";
import { CreateError } from "./Plan.ts";

/** `npm run create -- page <name>` and `npm run create -- component <name>`; resolves with the exit code. */
export async function runCreate([kind, name]: string[]): Promise<number> {
	try {
		const paths = create(root, kind, name);
		for (const path of paths) console.log(path);
		// Line breaks depend on the length of the name.
		const isFormatted = await runCommand({ program: "biome", args: ["format", "--write", "--colors=off", ...paths] });
		console.log("Next: write what it is for, then `npm run check` and its test.");
		return isFormatted ? 0 : 1;
	} catch (error) {
		if (!(error instanceof CreateError)) throw error;
		console.error(error.message);
		return 1;
	}
}
