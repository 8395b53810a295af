import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { listMigrations } from "../../embedded/database/migrations.ts";
import { CommandError } from "../../embedded/errors.ts";
import { readArguments } from "../readArguments.ts";
import type { Command } from "../runCommand.ts";
import { say } from "../say.ts";
import { checkCatalog } from "./checkCatalog.ts";
import { findPostgres } from "./findPostgres.ts";
import { pushMigrations } from "./pushMigrations.ts";
import { callers, rightsProbes, seed } from "./rightsProbes.ts";
import { runPsql } from "./runPsql.ts";
import { startPostgres } from "./startPostgres.ts";

const fixture = fileURLToPath(new URL("fixture.sql", import.meta.url));

/** `npm run test:postgres`: the migrations on a real PostgreSQL server, applied by Supabase's own command. Starts and removes its server itself. */
export const testPostgres: Command = async (args) => {
	readArguments(args, {}, "npm run test:postgres");
	const server = await startPostgres(findPostgres());
	try {
		const version = (await runPsql(server.port, "supabase_admin", "show server_version;")).output;
		await must(server.port, "supabase_admin", readFileSync(fixture, "utf8"));
		pushMigrations(server.port);
		const applied = (await runPsql(server.port, "postgres", "select count(*) from supabase_migrations.schema_migrations;"))
			.output;
		say(`PostgreSQL ${version}: supabase db push applied ${applied} migrations.`);
		const failures = [
			...(Number(applied) === listMigrations().length
				? []
				: [`${listMigrations().length} migrations are there, ${applied} were applied`]),
			...(await checkRights(server.port)),
		];
		failures.forEach((failure) => say(`wrong  ${failure}`));
		return failures.length === 0 ? 0 : 1;
	} finally {
		await server.stop();
	}
};

async function checkRights(port: number): Promise<string[]> {
	const { compared, differences } = await checkCatalog(port);
	say(
		`${compared} facts about rights, policies, triggers and columns compared with the embedded engine: ${differences.length} differ.`,
	);
	await must(port, "postgres", seed);
	const failures: string[] = [];
	for (const { caller, claim, sql, expected } of rightsProbes) {
		const { output, error } = await runPsql(port, "authenticator", `${callers[caller]} ${sql} rollback;`);
		if ((error || output) !== expected) {
			failures.push(`${caller}: ${claim}; expected ${expected}, got ${error || output}`);
		}
	}
	say(`${rightsProbes.length} rights asked as visitor, stranger, owner and service: ${failures.length} wrong.`);
	return [...differences, ...failures];
}

async function must(port: number, role: string, sql: string): Promise<void> {
	const { error } = await runPsql(port, role, sql);
	if (error !== "") {
		throw new CommandError(`The preparation failed (${error}).`);
	}
}
