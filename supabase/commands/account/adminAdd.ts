import { json } from "node:stream/consumers";
import type { AddedAdmin } from "../../embedded/database/accounts.ts";
import { CommandError } from "../../embedded/errors.ts";
import { callSite } from "../callSite.ts";
import { readArguments } from "../readArguments.ts";
import type { Command } from "../runCommand.ts";
import { say } from "../say.ts";
import { withSite } from "../withSite.ts";
import { addHostedAccount } from "./addHostedAccount.ts";

/** `npm run admin:add -- <e-mail> [--name N]`: one more account that owns the site. */
export const adminAdd: Command = async (args, env) => {
	const { subject, values } = readArguments(args, { name: { type: "string" } }, "npm run admin:add -- <e-mail> [--name N]");
	const email = readEmail(subject);
	const name = String(values.name ?? email.split("@")[0]);
	if (env.SUPABASE_URL) {
		return addHostedAccount(env, email, name);
	}
	const query = new URLSearchParams({ email, name });
	const added = await withSite(
		env,
		async (door) => json(await callSite(door, "POST", `/admins?${query}`)) as Promise<AddedAdmin>,
	);
	say(...sentences(added));
	return 0;
};

function sentences({ email, password, wasAdmin }: AddedAdmin): string[] {
	if (password !== undefined) {
		return [`${email} can sign in now, with the password ${password}`, "It is shown only this once."];
	}
	return [wasAdmin ? `${email} was an admin already.` : `${email} is an admin now, with the password it had.`];
}

function readEmail(value: string | undefined): string {
	const email = (value ?? "").trim().toLowerCase();
	if (email.length > 254 || !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) {
		throw new CommandError(
			value === undefined ? "Usage: npm run admin:add -- <e-mail> [--name N]" : `"${value}" is not an e-mail address.`,
		);
	}
	return email;
}
