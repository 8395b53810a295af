import { createHash } from "node:crypto";
import {
	cpSync,
	existsSync,
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hash } from "bcrypt";
import { launchBackend } from "./launchBackend.ts";
import { endProcess, runProgram } from "./processes.ts";
import { createServerDatabase, databaseVariables, renameServerDatabase } from "./server/serverDatabase.ts";

export const admin = { email: "admin@example.com", password: "correct horse battery" };
/** An account that is not on the list of admins. */
export const stranger = { email: "stranger@example.com", password: "wrong horse battery" };

/** Fills an empty directory with a finished first start, the admin's and a stranger's account. */
export async function prepareDataDirectory(dataDir: string, hasSampleContent = false): Promise<void> {
	const prepared = await startedDirectory(hasSampleContent);
	await createServerDatabase(dataDir, prepared);
	cpSync(prepared, dataDir, { recursive: true, preserveTimestamps: true });
}

/** A directory to copy: what `prepareDataDirectory` fills one with. */
export function startedDirectory(hasSampleContent: boolean): Promise<string> {
	const variables = {
		ADMIN_EMAIL: admin.email,
		ADMIN_PASSWORD: admin.password,
		SAMPLE_CONTENT: hasSampleContent ? "on" : "off",
	};
	return cachedDirectory({ ...variables, STRANGER: stranger.email }, async (directory) => {
		const { child } = await launchBackend({ ...variables, DATA_DIR: directory });
		await endProcess(child, "SIGTERM");
		await runSql(directory, [
			[
				`insert into auth.users
					(id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
				values (gen_random_uuid(), $1, $2, now(), '{"provider": "email"}',
					'{"name": "Stranger", "role": "admin"}')`,
				stranger.email,
				await hash(stranger.password, 10),
			],
		]);
	});
}

const supabase = fileURLToPath(new URL("..", import.meta.url));
const cache = fileURLToPath(new URL("../../.cache/database", import.meta.url));

/**
 * A data directory on which `firstStart` has run. It is cached by the variables and sources that it depends
 * on, because making a PostgreSQL cluster takes seconds.
 */
async function cachedDirectory(
	variables: Record<string, string>,
	firstStart: (directory: string) => Promise<void>,
): Promise<string> {
	const prepared = join(cache, fingerprint(variables));
	if (!existsSync(prepared)) {
		mkdirSync(cache, { recursive: true });
		removeOld();
		const draft = mkdtempSync(join(cache, "draft-"));
		await firstStart(draft);
		try {
			await renameServerDatabase(draft, prepared);
			renameSync(draft, prepared);
		} catch {
			// Another suite was faster.
			rmSync(draft, { recursive: true, force: true });
		}
	}
	return prepared;
}

/** Removes the directories of earlier sources; within an hour, another suite may still copy them. */
function removeOld(): void {
	for (const name of readdirSync(cache)) {
		if (statSync(join(cache, name)).mtimeMs < Date.now() - 3_600_000) {
			rmSync(join(cache, name), { recursive: true, force: true });
		}
	}
}

function fingerprint(variables: Record<string, string>): string {
	const hash = createHash("sha256").update(JSON.stringify({ ...variables, ...databaseVariables("") }));
	for (const folder of ["migrations", "embedded", "sample"]) {
		for (const name of readdirSync(join(supabase, folder), {
			recursive: true,
			encoding: "utf8",
		}).sort()) {
			const path = join(supabase, folder, name);
			if (statSync(path).isFile()) {
				hash.update(name).update(readFileSync(path));
			}
		}
	}
	return hash
		.update(readFileSync(join(supabase, "package.json")))
		.digest("hex")
		.slice(0, 20);
}

/** Names, kinds and bytes of everything in the directory. */
export function contentsOf(directory: string): string[] {
	return readdirSync(directory, { recursive: true, encoding: "utf8" })
		.sort()
		.map((name) => {
			const path = join(directory, name);
			return lstatSync(path).isFile() ? `${name} ${createHash("sha256").update(readFileSync(path)).digest("hex")}` : name;
		});
}

export type Statement = readonly [sql: string, ...values: unknown[]];
export type Row = Record<string, unknown>;

/** Runs statements as the superuser on the database of a stopped backend; resolves with the rows of each. */
export async function runSql(dataDir: string, statements: readonly Statement[]): Promise<Row[][]> {
	return (await runProgram("testing/programs/runSqlProgram.ts", dataDir, {
		input: JSON.stringify(statements),
	})) as Row[][];
}
