import { randomBytes } from "node:crypto";
import { CommandError } from "../../embedded/errors.ts";
import { readHostedProject } from "../readHostedProject.ts";
import { say } from "../say.ts";

/** Makes the account in a hosted project. Its list of admins is not reachable through the API, on purpose, so the last step is shown as SQL. */
export async function addHostedAccount(env: NodeJS.ProcessEnv, email: string, name: string): Promise<number> {
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
		throw new CommandError(`${url} does not answer; look at SUPABASE_URL.`);
	});
	const answer = (await response.json().catch(() => ({}))) as { error_code?: string; msg?: string };
	if (response.ok) {
		say(`${email} has an account now, with the password ${password}`, "It is shown only this once.");
	} else if (answer.error_code === "email_exists") {
		say(`${email} has an account already; its password stays.`);
	} else {
		throw new CommandError(`The project refused the account (${response.status}${answer.msg ? `: ${answer.msg}` : ""}).`);
	}
	say("", "One step is left. Run this in the project's SQL editor to put it on the list of admins:", "", listed(email));
	return 0;
}

function listed(email: string): string {
	return `insert into private.admins (user_id)\nselect id from auth.users where lower(email) = '${email.replaceAll("'", "''")}'\non conflict (user_id) do nothing;`;
}
