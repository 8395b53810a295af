import type { AnyAST, VarsContext } from "@supabase/lite";
import { PGlite, PgliteConnection } from "@supabase/lite/pglite";
import { durableFiles, enableDataChecksums } from "./durability.ts";
import { restoreEmptyArrays, toParameter } from "./parameters.ts";
import { assertVisitorQuery, createPageLimit, maxRows } from "./visitorQuery.ts";

const startParams = [...PGlite.defaultStartParams.filter((param) => param !== "-F"), "-c", "wal_sync_method=fsync"];

enableDataChecksums();

/**
 * The engine's connection. Acknowledged rows are on the disk, parameters are always text, and visitors' reads
 * have a cost limit.
 */
export class SiteConnection extends PgliteConnection {
	/** The database's own error behind the last answer; the engine hides most of them behind its code SUP. */
	lastError: unknown;
	/** How many rows the request that is being answered may get. */
	rowLimit = maxRows;
	readonly #pageLimit = createPageLimit(this.driver);

	private constructor(databaseDir: string | undefined) {
		super({
			...(databaseDir === undefined ? {} : { url: databaseDir }),
			pgliteOptions: { startParams, extensions: { durableFiles } },
		});
	}

	/** Opens the database of the directory, makes one there when it is empty, or makes one in memory. */
	static async open(databaseDir?: string): Promise<SiteConnection> {
		const connection = new SiteConnection(databaseDir);
		const { driver } = connection;
		await driver.waitReady;
		const arrays = await driver.query<{ oid: number }>("select oid from pg_catalog.pg_type where typcategory = 'A'");
		const arrayOids = new Set(arrays.rows.map(({ oid }) => String(oid)));
		driver.serializers = new Proxy({}, { get: (_, oid) => (value: unknown) => toParameter(value, arrayOids.has(String(oid))) });
		return connection;
	}

	/** Runs once before each request of the data API. */
	override async onPostgrestAST(ast: AnyAST, vars?: VarsContext): Promise<AnyAST> {
		const resolvedAst = await super.onPostgrestAST(ast);
		restoreEmptyArrays(resolvedAst.where);
		this.rowLimit = maxRows;
		if ((vars?.auth as { role?: string } | undefined)?.role === "anon") {
			assertVisitorQuery(resolvedAst);
			this.rowLimit = await this.#pageLimit(resolvedAst);
		}
		return resolvedAst;
	}

	override normalizeDbError(error: unknown): unknown {
		this.lastError = error;
		return super.normalizeDbError(error);
	}

	/** Whether statements work; an aborted transaction that is left over is rolled back first. */
	async isUsable(): Promise<boolean> {
		for (let attempt = 0; attempt < 3; attempt++) {
			try {
				await this.driver.exec("rollback");
				await this.driver.query("select 1");
				return true;
			} catch {
				// The next rollback may reach the server complete.
			}
		}
		return false;
	}
}
