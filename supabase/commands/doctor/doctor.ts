import { loadOrCreateSecrets } from "../../embedded/data-dir/secrets.ts";
import { redactConsole } from "../../embedded/engine/redactConsole.ts";
import { readEnvironment } from "../../embedded/environment.ts";
import { CommandError } from "../../embedded/errors.ts";
import { printLines, readArguments } from "../commandLine.ts";
import { readHostedProject } from "../hostedProject.ts";
import type { Command } from "../runCommand.ts";
import { readDataDir, withSite } from "../withSite.ts";
import { checkAuth } from "./checkAuth.ts";
import { checkBackups } from "./checkBackups.ts";
import { checkDatabase } from "./checkDatabase.ts";
import { checkMail } from "./checkMail.ts";
import { checkServedSite } from "./checkServedSite.ts";
import { checkServer } from "./checkServer.ts";
import { checkStorage } from "./checkStorage.ts";
import { checkTables } from "./checkTables.ts";
import { checkVisitorRights } from "./checkVisitorRights.ts";
import { type Check, type CheckedSite, requestSite } from "./requestSite.ts";

/**
 * `npm run doctor`: prints what is wrong with this machine's site or a hosted project, and the repair. With
 * an address it looks at that site from outside. Writes nothing.
 */
export const doctor: Command = async (args, env) => {
	const { subject } = readArguments(args, {}, "npm run doctor -- [address]");
	const checks = subject ? await checkServedSite(subject, env.METRICS_TOKEN) : await checkOwner(env);
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

const checkOwner = (env: NodeJS.ProcessEnv) => (env.SUPABASE_URL ? checkOverHttp(readCheckedProject(env)) : checkOwnSite(env));

async function checkOwnSite(env: NodeJS.ProcessEnv): Promise<Check[]> {
	const { databaseUrl } = readEnvironment(env);
	const server = databaseUrl ? await checkServer(databaseUrl) : [];
	// The site cannot start there, so nothing else can be asked.
	if (server[0]?.problem !== undefined) return server;
	const others = await withSite(env, async (endpoint) => {
		redactConsole();
		const { secretKey } = await loadOrCreateSecrets(readDataDir(env));
		const overHttp = await checkOverHttp({
			url: endpoint.siteUrl,
			publishableKey: endpoint.publishableKey,
			secretKey,
			isHosted: false,
		});
		return [...overHttp, ...(await checkDatabase(endpoint)), ...(await checkBackups(readDataDir(env), env))];
	});
	return [...server, ...others];
}

function readCheckedProject(env: NodeJS.ProcessEnv): CheckedSite {
	const { url, publishableKey, secretKey } = readHostedProject(env);
	if (publishableKey === undefined) {
		throw new CommandError(
			"SUPABASE_PUBLISHABLE_KEY must hold the project's public key: the doctor looks with a visitor's eyes.",
		);
	}
	return { url, publishableKey, secretKey, isHosted: true };
}

async function checkOverHttp(site: CheckedSite): Promise<Check[]> {
	const answer = await requestSite(site, "/rest/v1/");
	const reachable: Check = {
		claim: `${site.url} answers`,
		...(answer.status === 0 && { problem: "it does not: start the site, or look at SUPABASE_URL" }),
	};
	if (reachable.problem !== undefined) {
		return [reachable];
	}
	return [
		reachable,
		...(await checkAuth(site)),
		...(await checkTables(site)),
		...(await checkVisitorRights(site)),
		...(await checkStorage(site)),
		...(await checkMail(site)),
	];
}
