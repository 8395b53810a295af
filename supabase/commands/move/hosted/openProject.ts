import { buckets } from "@site/shared-data/uploads";
import { StorageClient, StorageUnknownError } from "@supabase/storage-js";
import { listMigrations, readSchemaVersions } from "../../../embedded/database/migrations.ts";
import { toStartError } from "../../../embedded/database/open/connectErrors.ts";
import type { Queries, Sql } from "../../../embedded/database/Sql.ts";
import { createServerClients } from "../../../embedded/engine/connections/createServerClients.ts";
import { readDatabaseUrl } from "../../../embedded/environment.ts";
import { CommandError } from "../../../embedded/errors.ts";
import { readHostedProject } from "../../hostedProject.ts";

/** A hosted project: its database through the connection string, its files through the Storage API. */
export interface Project {
	url: string;
	databaseUrl: string;
	sql: Sql;
	storage: StorageClient;
	close(): Promise<void>;
}

/** Whether the string leads to a hosted project, which has the auth service's migrations. */
export async function isProject(databaseUrl: string | undefined): Promise<boolean> {
	if (databaseUrl === undefined || !/^postgres(ql)?:/i.test(databaseUrl)) return false;
	readDatabaseUrl(databaseUrl);
	const { hostname, port } = new URL(databaseUrl);
	if (/\.supabase\.com?$/.test(hostname) && port === "6543") {
		throw new CommandError(
			"Port 6543 is the transaction pooler; take the string of the session pooler or the direct connection.",
		);
	}
	const { sql, close } = connect(databaseUrl);
	try {
		const { rows } = await sql.query<{ isProject: boolean }>(
			`select to_regclass('auth.schema_migrations') is not null as "isProject"`,
		);
		return rows[0]?.isProject === true;
	} catch (error) {
		throw toStartError(error, databaseUrl);
	} finally {
		await close();
	}
}

/** Connects, and rejects unless the project has this version's migrations and the key opens its files. */
export async function openProject(databaseUrl: string, env: NodeJS.ProcessEnv): Promise<Project> {
	const { url, secretKey } = readHostedProject(env);
	if (secretKey === undefined) {
		throw new CommandError("SUPABASE_SECRET_KEY must hold the project's secret key (Project Settings → API Keys).");
	}
	const { sql, close } = connect(databaseUrl);
	const storage = new StorageClient(`${url}/storage/v1`, { apikey: secretKey, authorization: `Bearer ${secretKey}` });
	try {
		// A pooler ignores settings in the connection.
		await sql.exec("set timezone = 'UTC'; set statement_timeout = 0");
		await assertSameMigrations(sql);
		await assertSameProject(sql, url, storage);
		return { url, databaseUrl, sql, storage, close };
	} catch (error) {
		await close();
		throw toStartError(error, databaseUrl);
	}
}

/** One session, encrypted if the server supports it, like psql. */
function connect(databaseUrl: string) {
	const ssl = /[?&]ssl(mode)?=/.test(databaseUrl) ? {} : { ssl: "prefer" as const };
	const options = { prepare: false, connect_timeout: 10, connection: { application_name: "site" } };
	return createServerClients(databaseUrl, { max: 1, ...options, ...ssl });
}

async function assertSameMigrations(sql: Queries): Promise<void> {
	const { rows } = await sql.query<{ isThere: boolean }>(
		`select to_regclass('supabase_migrations.schema_migrations') is not null as "isThere"`,
	);
	if (!rows[0]?.isThere) {
		throw new CommandError("The project lacks the migrations of the site; apply them with `npx supabase db push`.");
	}
	const [there, here] = [await readSchemaVersions(sql), listMigrations().map(({ version }) => version)];
	if (there.join(" ") !== here.join(" ")) {
		throw new CommandError(
			`The project has other migrations than this version of the site (its last one is ${there.at(-1) ?? "none"}, here it is ` +
				`${here.at(-1)}); apply the missing ones with \`npx supabase db push\` (a project of 3.0.0 first needs ` +
				"supabase/upgrades/3.0.0.sql, see docs/operate.md), or take the version that fits.",
		);
	}
}

/** Compares the buckets' times through both connections; only the secret key sees them. */
async function assertSameProject(sql: Queries, url: string, storage: StorageClient): Promise<void> {
	const { data, error } = await storage.listBuckets();
	if (error instanceof StorageUnknownError) {
		throw new CommandError(`${url} does not answer as a Supabase project does; check SUPABASE_URL.`);
	}
	if (error) {
		throw new CommandError(`${url} refuses SUPABASE_SECRET_KEY; take the project's secret key (Project Settings → API Keys).`);
	}
	const { rows } = await sql.query<{ id: string; created: string }>(
		"select id, created_at as created from storage.buckets where id = any($1::text[])",
		[[...buckets]],
	);
	const isSame = rows.every(({ id, created }) => {
		const bucket = data.find((one) => one.id === id);
		return bucket !== undefined && Math.abs(Date.parse(bucket.created_at) - Date.parse(created)) < 1000;
	});
	if (!isSame) {
		throw new CommandError(
			`${url} and the connection string are of two projects, or SUPABASE_SECRET_KEY is not the secret key; nothing was changed.`,
		);
	}
}
