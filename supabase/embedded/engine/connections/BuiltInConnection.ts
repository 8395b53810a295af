import type { ConnectionContextOptions, VarsContext } from "@supabase/lite";
import { PGlite, PgliteConnection } from "@supabase/lite/pglite";
import type { Kysely } from "kysely";
import type { Sql } from "../../database/Sql.ts";
import { durableFiles, enableDataChecksums } from "../durability.ts";
import { toParameter } from "../queries/parameters.ts";
import { parsers } from "../queries/readValues.ts";
import { type EngineConnection, withSiteRules } from "./EngineConnection.ts";

// One person's site fits into 16 MB of buffers; PostgreSQL's 128 MB are allocated and cleared at every start.
// The zone would otherwise be that of the machine that created the database's files.
const settings = ["wal_sync_method=fsync", "shared_buffers=16MB", "TimeZone=UTC"];
const startParams = [
	...PGlite.defaultStartParams.filter((param) => param !== "-F"),
	...settings.flatMap((setting) => ["-c", setting]),
];

enableDataChecksums();

/** The addresses of PostgreSQL's own flags in the module's memory; missing in PGlite's types. */
interface InterruptFlags {
	_QueryCancelPending: number;
	_InterruptPending: number;
	wasmMemory: WebAssembly.Memory;
}

/** PostgreSQL in WebAssembly. Acknowledged rows are on the disk, and parameters are always text. */
export class BuiltInConnection extends withSiteRules(PgliteConnection) implements EngineConnection {
	readonly sql: Sql = this.driver;
	/** Whether a statement of a request is running, rather than one that reads the schema. */
	#isCancellable = false;

	/** Opens the database of the directory, or creates it from the given files, from none, or in memory. */
	static async open(databaseDir?: string, loadDataDir?: Blob): Promise<BuiltInConnection> {
		const pgliteOptions = { startParams, extensions: { durableFiles }, ...(loadDataDir && { loadDataDir }) };
		const connection = new BuiltInConnection({ ...(databaseDir !== undefined && { url: databaseDir }), pgliteOptions });
		const { driver } = connection;
		await driver.waitReady;
		const arrays = await driver.query<{ oid: number }>("select oid from pg_catalog.pg_type where typcategory = 'A'");
		const arrayOids = new Set(arrays.rows.map(({ oid }) => String(oid)));
		Object.assign(driver.parsers, parsers);
		driver.serializers = new Proxy({}, { get: (_, oid) => (value: unknown) => toParameter(value, arrayOids.has(String(oid))) });
		return connection;
	}

	override withContext<Result>(
		vars: VarsContext | undefined,
		run: (db: Kysely<any>) => Promise<Result>,
		options?: ConnectionContextOptions,
	): Promise<Result> {
		const runCancellable = async (db: Kysely<any>) => {
			this.#isCancellable = vars !== undefined;
			return run(db).finally(() => {
				this.#isCancellable = false;
			});
		};
		return super.withContext(vars, runCancellable, options);
	}

	/** Like PostgreSQL's SIGINT handler: the statement ends at its next check for interrupts. */
	override cancelStatement(): void {
		if (!this.#isCancellable) return;
		const { _QueryCancelPending, _InterruptPending, wasmMemory } = this.driver.Module as unknown as InterruptFlags;
		const memory = new Int32Array(wasmMemory.buffer);
		memory[_QueryCancelPending / 4] = 1;
		memory[_InterruptPending / 4] = 1;
	}

	/** PostgreSQL reports every cancellation except its own timer's as "user request". */
	override normalizeDbError(error: unknown): unknown {
		if ((error as { code?: unknown } | null)?.code === "57014") {
			Object.assign(error as object, { message: "canceling statement due to statement timeout" });
		}
		return super.normalizeDbError(error);
	}

	/** Rolls back a remaining aborted transaction first. */
	async isUsable(): Promise<boolean> {
		for (let attempt = 0; attempt < 3; attempt++) {
			try {
				await this.driver.exec("rollback");
				await this.driver.query("select 1");
				return true;
			} catch {
				// The next rollback may reach the server completely.
			}
		}
		return false;
	}
}
