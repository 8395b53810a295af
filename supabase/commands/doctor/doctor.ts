import { loadOrCreateSecrets } from "../../embedded/data-dir/secrets.ts";
import { CommandError } from "../../embedded/errors.ts";
import { type Command, printLines, readArguments } from "../commandLine.ts";
import { readHostedProject } from "../hostedProject.ts";
import { readDataDir, withSite } from "../withSite.ts";
import { type Check, readUrl } from "./check.ts";
import { type Backend, checkBackend } from "./checkBackend.ts";
import { checkBackups, checkImages, checkMigrations } from "./checkInstallation.ts";
import { checkRemotes, checkServedSite } from "./checkServedSite.ts";

/** `npm run doctor`: prints a site's problems and their repairs. Writes nothing. */
export const doctor: Command = async (args, env) => {
	const { subject } = readArguments(args, {}, "npm run doctor -- [address]");
	const checks = subject ? await checkServedSite(subject) : await checkOwner(env);
	for (const { claim, problem, isRemark } of checks) {
		printLines(problem === undefined ? `${isRemark ? "note  " : "ok    "} ${claim}` : `wrong  ${claim}: ${problem}`);
	}
	const count = checks.filter((check) => check.problem !== undefined).length;
	printLines(
		"",
		count === 0 ? `All ${checks.length} checks are fine.` : `${count} of ${checks.length} checks found something wrong.`,
	);
	return count === 0 ? 0 : 1;
};

const checkOwner = (env: NodeJS.ProcessEnv) => (env.SUPABASE_URL ? checkProject(env) : checkOwnSite(env));

async function checkProject(env: NodeJS.ProcessEnv): Promise<Check[]> {
	const project = readProject(env);
	return [...(await checkBackend(project)), ...(project.secretKey ? [await checkImages(env)] : [])];
}

const checkOwnSite = (env: NodeJS.ProcessEnv): Promise<Check[]> =>
	withSite(env, async (endpoint) => {
		const dataDir = readDataDir(env);
		const { secretKey } = await loadOrCreateSecrets(dataDir);
		const { siteUrl: url, publishableKey } = endpoint;
		return [
			...(await checkBackend({ url, publishableKey, secretKey })),
			await checkMigrations(endpoint),
			...checkRemotes(await readUrl(`${url}/healthz`)),
			...(await checkBackups(dataDir, endpoint.backups ?? {})),
			await checkImages(env),
		];
	});

function readProject(env: NodeJS.ProcessEnv): Backend {
	const { publishableKey, ...project } = readHostedProject(env);
	if (publishableKey === undefined) {
		throw new CommandError(
			"SUPABASE_PUBLISHABLE_KEY must hold the project's public key: the doctor looks with a visitor's eyes.",
		);
	}
	return { ...project, publishableKey };
}
