import { PostgresConnection } from "@supabase/lite/postgres";
import type postgres from "postgres";
import type { Queries, Sql } from "../../database/Sql.ts";
import { toParameter } from "../queries/parameters.ts";
import { arrayOids, parsers } from "../queries/readValues.ts";
import { type EngineConnection, withSiteRules } from "./EngineConnection.ts";

export const contentChannel = "site_content";

/** In a transaction, every process learns of it with the commit; a rollback tells nothing. */
export const notifyContentChange = `select pg_notify('${contentChannel}', '')`;

/** A session on a PostgreSQL server. */
export class ServerConnection extends withSiteRules(PostgresConnection, notifyContentChange) implements EngineConnection {
	readonly sql: Sql = createServerSql(this.driver);

	constructor(url: string, options: ServerOptions) {
		super({ url, postgresOptions: serverOptions(options) });
	}

	/** Statements under way get a second to end. */
	override async close(): Promise<void> {
		await this.driver.end({ timeout: 1 });
	}

	/** The driver connects again by itself. */
	async isUsable(): Promise<boolean> {
		return true;
	}
}

interface ServerOptions {
	/** Connections at most. */
	max?: number;
	/** Ends a statement after this many milliseconds; 0 never does. */
	statementTimeoutMs?: number;
}

/** How the driver connects. A gone server is noticed within seconds, and a lost connection is made again. */
function serverOptions({ max = 1, statementTimeoutMs = 10_000 }: ServerOptions) {
	return {
		max,
		connect_timeout: 5,
		idle_timeout: 300,
		onnotice: () => {},
		transform: { undefined: null },
		connection: {
			application_name: "site",
			statement_timeout: statementTimeoutMs,
			idle_in_transaction_session_timeout: 60_000,
		},
	};
}

/** Bounds what a session remembers: visitors choose the texts of their queries. */
const maxPreparedStatements = 200;

/**
 * The driver's SQL like the built-in database's: values read alike, and parameters are sent as text. By the
 * driver's own rules a string in a JSON column would get quotes.
 */
export function createServerSql(driver: postgres.Sql): Sql {
	const { options } = driver as unknown as { options: DriverOptions };
	Object.assign(options.parsers, parsers);
	// The driver learns further array types when it connects.
	const isArray = (oid: string) => arrayOids.has(Number(oid)) || options.parsers[oid]?.array === true;
	options.serializers = new Proxy(
		{},
		{ has: () => true, get: (_, oid) => (value: unknown) => toParameter(value, isArray(String(oid))) },
	);
	const prepared = new Set<string>();
	const isPrepared = (text: string) => {
		if (prepared.size < maxPreparedStatements) prepared.add(text);
		return prepared.has(text);
	};
	prepareStatements(driver, isPrepared);
	return {
		...queriesOn(driver, isPrepared),
		transaction: (task) => driver.begin((transaction) => task(queriesOn(transaction, isPrepared))) as never,
	};
}

interface DriverOptions {
	parsers: Record<string, { array?: boolean } | undefined>;
	serializers: object;
}

function queriesOn({ unsafe }: Pick<postgres.Sql, "unsafe">, isPrepared: (text: string) => boolean): Queries {
	return {
		query: async <Row>(text: string, parameters: unknown[] = []) => {
			return { rows: [...(await unsafe(text, toValues(parameters), { prepare: isPrepared(text) }))] as unknown as Row[] };
		},
		exec: (text) => unsafe(text).simple(),
	};
}

/** The engine's queries run on reserved connections, which prepare nothing by themselves. */
function prepareStatements(driver: postgres.Sql, isPrepared: (text: string) => boolean): void {
	const reserve = driver.reserve.bind(driver);
	driver.reserve = async () => {
		const connection = await reserve();
		const unsafe = connection.unsafe.bind(connection);
		connection.unsafe = ((text: string, parameters: never[] = []) =>
			unsafe(text, toValues(parameters), { prepare: parameters.length > 0 && isPrepared(text) })) as typeof unsafe;
		return connection;
	};
}

/** The driver declares the type of a boolean; as text it fits every column that its text fits. */
const toValues = (parameters: readonly unknown[]) =>
	parameters.map((value) => (typeof value === "boolean" ? String(value) : (value ?? null))) as never[];
