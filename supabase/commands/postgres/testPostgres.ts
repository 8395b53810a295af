import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { PGlite } from "@supabase/lite/pglite";
import { listMigrations } from "../../embedded/database/migrations.ts";
import { redactConsole } from "../../embedded/engine/redactConsole.ts";
import { CommandError } from "../../embedded/errors.ts";
import { describeRights } from "../../embedded/maintenance/describeRights.ts";
import { printLines, readArguments } from "../commandLine.ts";
import { readExpectedState } from "../doctor/checkDatabase.ts";
import type { Command } from "../runCommand.ts";
import { pushMigrations } from "./pushMigrations.ts";
import { callers, rightsProbes, seed } from "./rightsProbes.ts";
import { runPsql } from "./runPsql.ts";
import { findPostgres, startPostgres } from "./startPostgres.ts";

const fixture = fileURLToPath(new URL("fixture.sql", import.meta.url));

/**
 * `npm run test:postgres`: tests the migrations on a real PostgreSQL server, where Supabase's own command
 * applies them. Starts and removes the server itself.
 */
export const testPostgres: Command = async (args) => {
	readArguments(args, {}, "npm run test:postgres");
	const server = await startPostgres(findPostgres());
	try {
		const version = (await runPsql(server.port, "supabase_admin", "show server_version;")).output;
		await runOrThrow(server.port, "supabase_admin", readFileSync(fixture, "utf8"));
		pushMigrations(server.port);
		const applied = (await runPsql(server.port, "postgres", "select count(*) from supabase_migrations.schema_migrations;"))
			.output;
		printLines(`PostgreSQL ${version}: supabase db push applied ${applied} migrations.`);
		const failures = [
			...(Number(applied) === listMigrations().length
				? []
				: [`${listMigrations().length} migrations are there, ${applied} were applied`]),
			...(await checkRights(server.port)),
		];
		failures.forEach((failure) => printLines(`wrong  ${failure}`));
		return failures.length === 0 ? 0 : 1;
	} finally {
		await server.stop();
	}
};

async function checkRights(port: number): Promise<string[]> {
	const { compared, differences } = await checkCatalog(port);
	printLines(
		`${compared} facts about rights, policies, triggers and columns compared ` +
			`with the embedded engine: ${differences.length} differ.`,
	);
	await runOrThrow(port, "postgres", seed);
	const failures: string[] = [];
	for (const { caller, claim, sql, expected } of rightsProbes) {
		const { output, error } = await runPsql(port, "authenticator", `${callers[caller]} ${sql} rollback;`);
		if ((error || output) !== expected) {
			failures.push(`${caller}: ${claim}; expected ${expected}, got ${error || output}`);
		}
	}
	printLines(`${rightsProbes.length} rights tested as visitor, stranger, admin and service: ${failures.length} wrong.`);
	return [...differences, ...failures];
}

async function runOrThrow(port: number, role: string, sql: string): Promise<void> {
	const { error } = await runPsql(port, role, sql);
	if (error !== "") {
		throw new CommandError(`The preparation failed (${error}).`);
	}
}

/** Compares the server's rights and shape with those that the same migrations make in the embedded engine. */
async function checkCatalog(port: number): Promise<{ compared: number; differences: string[] }> {
	redactConsole();
	const query = async (sql: string) => {
		const { output, error } = await runPsql(port, "supabase_admin", `select coalesce(json_agg(row), '[]') from (${sql}) as row;`);
		if (error !== "") {
			throw new CommandError(`The catalog could not be read (${error}).`);
		}
		return { rows: JSON.parse(output) };
	};
	const found = await describeRights({ query } as unknown as Pick<PGlite, "query">);
	const { rights: expected } = await readExpectedState();
	return {
		compared: expected.length,
		differences: [
			...found.filter((line) => !expected.includes(line)).map((line) => `only here: ${line}`),
			...expected.filter((line) => !found.includes(line)).map((line) => `only embedded: ${line}`),
		],
	};
}
