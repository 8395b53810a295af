import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { checkContract } from "./checkContract.ts";
import { createRemote, readSource } from "./createRemote.ts";
import { CreateError } from "./Plan.ts";

/*
 * The program of create-remote.tgz, bundled as one file: `npx <site>/remotes/create-remote.tgz <name>`. In a
 * remote's folder `npm run check-contract` runs it from @site/build.
 */

const options = {
	area: { type: "string", default: "public" },
	to: { type: "string" },
	from: { type: "string" },
	check: { type: "boolean" },
	update: { type: "boolean" },
} as const;

async function run(): Promise<string> {
	const { positionals, values } = parseArgs({ allowPositionals: true, options });
	const [name] = positionals;
	const { area, to = name ?? "", from, check, update } = values;
	if (check) return checkContract(process.cwd(), { from, update });
	const folder = await createRemote(name, { area, to }, () => readSource(from ?? findOwnSite()));
	return `${folder}\nNext: README.md in it has the commands.`;
}

/** The site that npx has downloaded this program from. */
function findOwnSite(): string {
	try {
		const { packages } = JSON.parse(readFileSync(new URL("../../.package-lock.json", import.meta.url), "utf8"));
		return packages["node_modules/@site/create-remote"].resolved;
	} catch {
		throw new CreateError("Say which site: --from https://…");
	}
}

try {
	console.log(await run());
} catch (error) {
	if (!(error instanceof CreateError) && !(error as NodeJS.ErrnoException).code?.startsWith("ERR_PARSE_ARGS")) throw error;
	console.error((error as Error).message);
	process.exitCode = 1;
}
