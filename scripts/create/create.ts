import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../../build/paths.ts";
import { runCommand } from "../../build/runCommand.ts";
import { CreateError } from "./Plan.ts";
import { planComponent } from "./planComponent.ts";
import { planPage } from "./planPage.ts";
import { runCreateFederation } from "./runCreateFederation.ts";
import { runCreateRemote } from "./runCreateRemote.ts";

/** `npm run create -- page|component|remote|packages|federation …`; resolves with the exit code. */
export async function runCreate(args: string[]): Promise<number> {
	try {
		const {
			positionals: [kind, name],
			values,
		} = parseArgs({
			args,
			allowPositionals: true,
			options: { area: { type: "string", default: "public" }, to: { type: "string" }, from: { type: "string" } },
		});
		if (kind === "federation") return await runCreateFederation(values.to);
		if (kind === "remote" || kind === "packages") return await runCreateRemote(kind, name, values);
		const paths = create(root, kind, name);
		for (const path of paths) console.log(path);
		// Line breaks depend on the length of the name.
		const isFormatted = await runCommand({ program: "biome", args: ["format", "--write", "--colors=off", ...paths] });
		const folder = dirname(paths[0] ?? "");
		console.log(`Next: write the ${kind} in ${folder}, then run "npm run check" and "npx jest ${folder}".`);
		return isFormatted ? 0 : 1;
	} catch (error) {
		if (!(error instanceof CreateError) && !(error as NodeJS.ErrnoException).code?.startsWith("ERR_PARSE_ARGS")) throw error;
		console.error((error as Error).message);
		return 1;
	}
}

/** Writes the files of a page or a component and returns their paths, or throws a CreateError first. */
export function create(root: string, kind: string | undefined, name: string | undefined): string[] {
	if ((kind !== "page" && kind !== "component") || name === undefined) {
		throw new CreateError(
			"Say what to make: npm run create -- page <name>, -- component <name>, or -- remote <name> [--area admin] [--to <folder>] [--from <site>].",
		);
	}
	const { added, changed } = (kind === "page" ? planPage : planComponent)(root, name);
	for (const path of Object.keys(added)) if (existsSync(join(root, path))) throw new CreateError(`${path} is there already.`);
	for (const [path, text] of Object.entries({ ...added, ...changed })) {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), text);
	}
	return [...Object.keys(added), ...Object.keys(changed)];
}
