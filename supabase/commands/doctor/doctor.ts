import { redactConsole } from "../../embedded/engine/redactConsole.ts";
import { CommandError } from "../../embedded/errors.ts";
import { readArguments } from "../readArguments.ts";
import { readHostedProject } from "../readHostedProject.ts";
import type { Command } from "../runCommand.ts";
import { say } from "../say.ts";
import { withSite } from "../withSite.ts";
import { ask } from "./ask.ts";
import type { Check, Patient } from "./Check.ts";
import { checkAuth } from "./checkAuth.ts";
import { checkDatabase } from "./checkDatabase.ts";
import { checkStorage } from "./checkStorage.ts";
import { checkTables } from "./checkTables.ts";
import { checkVisitorRights } from "./checkVisitorRights.ts";

/** `npm run doctor`: says of this machine's site, or of a hosted project, what is wrong and what to do; writes nothing. */
export const doctor: Command = async (args, env) => {
	readArguments(args, {}, "npm run doctor");
	const checks = env.SUPABASE_URL ? await examine(hosted(env)) : await examineOwnSite(env);
	for (const { claim, wrong } of checks) {
		say(wrong === undefined ? `ok     ${claim}` : `wrong  ${claim}: ${wrong}`);
	}
	const wrong = checks.filter((check) => check.wrong !== undefined).length;
	say("", wrong === 0 ? `All ${checks.length} checks are fine.` : `${wrong} of ${checks.length} checks found something wrong.`);
	return wrong === 0 ? 0 : 1;
};

function examineOwnSite(env: NodeJS.ProcessEnv): Promise<Check[]> {
	return withSite(env, async (door) => {
		redactConsole();
		const outside = await examine({ url: door.siteUrl, publishableKey: door.publishableKey, isHosted: false });
		return [...outside, ...(await checkDatabase(door))];
	});
}

function hosted(env: NodeJS.ProcessEnv): Patient {
	const { url, publishableKey, secretKey } = readHostedProject(env);
	if (publishableKey === undefined) {
		throw new CommandError(
			"SUPABASE_PUBLISHABLE_KEY must hold the project's public key: the doctor looks with a visitor's eyes.",
		);
	}
	return { url, publishableKey, secretKey, isHosted: true };
}

async function examine(patient: Patient): Promise<Check[]> {
	const answer = await ask(patient, "/rest/v1/");
	const reachable: Check = {
		claim: `${patient.url} answers`,
		...(answer.status === 0 && { wrong: "it does not: start the site, or look at SUPABASE_URL" }),
	};
	if (reachable.wrong !== undefined) {
		return [reachable];
	}
	return [
		reachable,
		...(await checkAuth(patient)),
		...(await checkTables(patient)),
		...(await checkVisitorRights(patient)),
		...(await checkStorage(patient)),
	];
}
