import { PostgresConnection } from "@supabase/lite/postgres";
import { isServerAway, isTimeout } from "../../database/open/connectErrors.ts";
import type { Sql } from "../../database/Sql.ts";
import { createServerClients } from "./createServerClients.ts";
import { type EngineConnection, withSiteRules } from "./EngineConnection.ts";

export const contentChannel = "site_content";

/** In a transaction, notifies every process at the commit; a rollback notifies none. */
export const notifyContentChange = `select pg_notify('${contentChannel}', '')`;

/** How much later than the server's own limit a statement's answer may come. */
const graceMs = 500;

/** A session on a PostgreSQL server. */
export class ServerConnection extends withSiteRules(PostgresConnection, notifyContentChange) implements EngineConnection {
	readonly sql: Sql;
	readonly #clients: ReturnType<typeof createServerClients>;

	constructor(url: string, { max = 1, statementTimeoutMs = 0, lockTimeoutMs = 0 }: ServerOptions) {
		super({ url, postgresOptions: { max: 1 } });
		this.#clients = createServerClients(url, {
			max,
			connection: {
				application_name: "site",
				TimeZone: "UTC",
				statement_timeout: statementTimeoutMs,
				lock_timeout: lockTimeoutMs,
				idle_in_transaction_session_timeout: 60_000,
			},
			answerLimitMs: () => (statementTimeoutMs === 0 ? undefined : Math.max(statementTimeoutMs, this.timeLimitMs) + graceMs),
			onError: (error) => {
				// The engine answers some of them with 500, 400 or 401 and hides the error.
				if (isServerAway(error) || isTimeout(error)) this.lastError = error;
			},
		});
		this.sql = this.#clients.sql;
		// Each query and transaction of the engine reserves a connection of the driver, which opens none itself.
		this.driver.reserve = this.#clients.acquire as unknown as typeof this.driver.reserve;
	}

	override close(): Promise<void> {
		return this.#clients.close();
	}

	/** The next statement gets another connection. */
	async isUsable(): Promise<boolean> {
		return true;
	}
}

interface ServerOptions {
	/** Connections at most. */
	max?: number;
	/** Ends a statement after this many milliseconds; 0 never does. */
	statementTimeoutMs?: number;
	/** Ends a statement that waits this many milliseconds for a lock; 0 never does. */
	lockTimeoutMs?: number;
}
