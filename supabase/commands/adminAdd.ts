import { randomBytes } from "node:crypto";
import { json } from "node:stream/consumers";
import { isEmail } from "@site/shared-data/rules";
import type { AddedAdmin } from "../embedded/database/accounts.ts";
import { CommandError } from "../embedded/errors.ts";
import { type Command, printLines, readSubject } from "./commandLine.ts";
import { readHostedProject } from "./hostedProject.ts";
import { callSite, withSite } from "./withSite.ts";

/** `npm run admin:add -- <e-mail> [--name N]`: adds an admin. */
export const adminAdd: Command = async (args, env) => {
	const { subject, values } = readSubject(args, { name: { type: "string" } }, "npm run admin:add -- <e-mail> [--name N]");
	const email = subject.trim().toLowerCase();
	if (!isEmail(email)) throw new CommandError(`"${subject}" is not an e-mail address.`);
	const name = String(values.name ?? email.split("@")[0]);
	if (env.SUPABASE_URL) return addHostedAccount(env, email, name);
	const query = new URLSearchParams({ email, name });
	const added = await withSite(
		env,
		async (endpoint) => json(await callSite(endpoint, "POST", `/admins?${query}`)) as Promise<AddedAdmin>,
	);
	printLines(...describeResult(added));
	return 0;
};

function describeResult({ email, password, wasAdmin }: AddedAdmin): string[] {
	if (password !== undefined) {
		return [`${email} can sign in now, with the password ${password}`, "It is shown only this once."];
	}
	return [wasAdmin ? `${email} was an admin already.` : `${email} is an admin now, with the password it had.`];
}

/** Creates the account in a hosted project. Its API adds no admins: the last step is shown as SQL. */
async function addHostedAccount(env: NodeJS.ProcessEnv, email: string, name: string): Promise<number> {
	const { url, secretKey } = readHostedProject(env);
	if (secretKey === undefined) {
		throw new CommandError("SUPABASE_SECRET_KEY must hold the project's secret key to make an account in a hosted project.");
	}
	const password = randomBytes(15).toString("base64url");
	const response = await fetch(`${url}/auth/v1/admin/users`, {
		method: "POST",
		headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, "content-type": "application/json" },
		body: JSON.stringify({ email, password, email_confirm: true, user_metadata: { name } }),
		signal: AbortSignal.timeout(15_000),
	}).catch(() => {
		throw new CommandError(`${url} does not answer; check SUPABASE_URL.`);
	});
	const result = (await response.json().catch(() => ({}))) as { error_code?: string; msg?: string };
	if (response.ok) {
		printLines(`${email} has an account now, with the password ${password}`, "It is shown only this once.");
	} else if (result.error_code === "email_exists") {
		printLines(`${email} has an account already; its password stays.`);
	} else {
		throw new CommandError(`The project refused the account (${response.status}${result.msg ? `: ${result.msg}` : ""}).`);
	}
	printLines(
		"",
		"One step is left. Run this in the project's SQL editor to put it on the list of admins:",
		"",
		"insert into private.admins (user_id)",
		`select id from auth.users where lower(email) = '${email.replaceAll("'", "''")}'`,
		"on conflict (user_id) do nothing;",
	);
	return 0;
}
