import type { AnyAST, Connection, ConnectionContextOptions, VarsContext } from "@supabase/lite";
import { type Kysely, sql } from "kysely";
import type { Sql } from "../../database/Sql.ts";
import { restoreEmptyArrays } from "../queries/parameters.ts";
import { decodeQuoted } from "../queries/quotedValues.ts";
import { assertVisitorQuery, createPageLimit, maxRows } from "../queries/visitorQuery.ts";

/** The engine's connection to the database. It answers one request at a time. */
export interface EngineConnection extends Connection {
	readonly sql: Sql;
	/** The database's own error behind the last answer; the engine hides most behind its code SUP. */
	lastError: unknown;
	/** The maximum number of rows for the current request. */
	readonly rowLimit: number;
	/** The headers of a visitor's write for the database; undefined for other requests. */
	visitorHeaders: Readonly<Record<string, string>> | undefined;
	/** Whether the current request may change pages. */
	mayChangePages: boolean;
	/** The time limit of a statement of the current request. */
	timeLimitMs: number;
	/** Ends the statement that blocks this thread; absent if the server enforces the limit itself. */
	cancelStatement?(): void;
	/** Whether statements work again after a failure. */
	isUsable(): Promise<boolean>;
}

/** Members that are private only in the engine's types. */
interface Internals {
	/** The engine's schema cache; reading the schema takes half a second. */
	introspection?: unknown;
	/** Unless it is "active", the first request grants every role every right. */
	rlsState: "unknown" | "active";
}

export const internalsOf = (connection: EngineConnection) => connection as unknown as Internals;

/** The limit for statements of the site's own commands and mailer. */
export const serviceTimeLimitMs = 10_000;

type ConnectionClass = abstract new (...args: any[]) => Connection;

/**
 * Adds the site's limits to a connection: the cost of visitors' reads, and forms per sender.
 * `contentChangeSql` runs in the transaction of each request that may change pages.
 */
export function withSiteRules<Base extends ConnectionClass>(base: Base, contentChangeSql?: string) {
	abstract class SiteRules extends base {
		abstract readonly sql: Sql;
		lastError: unknown;
		rowLimit = maxRows;
		visitorHeaders: Readonly<Record<string, string>> | undefined;
		mayChangePages = false;
		timeLimitMs = serviceTimeLimitMs;
		cancelStatement?(): void;
		#pageLimit: ReturnType<typeof createPageLimit> | undefined;

		constructor(...args: any[]) {
			super(...args);
			// Only the migrations grant rights.
			internalsOf(this as unknown as EngineConnection).rlsState = "active";
		}

		/** Runs once before each request of the data API. */
		override async onPostgrestAST(ast: AnyAST, vars?: VarsContext): Promise<AnyAST> {
			const resolvedAst = await super.onPostgrestAST(ast);
			restoreEmptyArrays(resolvedAst.where);
			decodeQuoted([resolvedAst.where, resolvedAst.join]);
			this.rowLimit = maxRows;
			if ((vars?.auth as { role?: string } | undefined)?.role === "anon") {
				assertVisitorQuery(resolvedAst);
				this.#pageLimit ??= createPageLimit(this.sql);
				this.rowLimit = await this.#pageLimit(resolvedAst);
			}
			return resolvedAst;
		}

		/** Sets a request transaction's time limit and sender, and notifies other processes of its changes. */
		override withContext<Result>(
			vars: VarsContext | undefined,
			run: (db: Kysely<any>) => Promise<Result>,
			options?: ConnectionContextOptions,
		): Promise<Result> {
			if (vars === undefined) return super.withContext(vars, run, options);
			const { visitorHeaders, mayChangePages, cancelStatement, timeLimitMs } = this;
			const runWithNotes = async (db: Kysely<any>) => {
				if (!cancelStatement) {
					await sql`select set_config('statement_timeout', ${String(timeLimitMs)}, true)`.execute(db);
				}
				if (visitorHeaders !== undefined) {
					await sql`select set_config('request.headers', ${JSON.stringify(visitorHeaders)}, true)`.execute(db);
				}
				if (mayChangePages && contentChangeSql !== undefined) await sql.raw(contentChangeSql).execute(db);
				return run(db);
			};
			return super.withContext(vars, runWithNotes, options);
		}

		override normalizeDbError(error: unknown): unknown {
			this.lastError = error;
			return super.normalizeDbError(error);
		}
	}
	return SiteRules;
}
