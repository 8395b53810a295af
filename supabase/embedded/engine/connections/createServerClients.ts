import { connect } from "node:net";
import postgres from "postgres";
import type { Queries, Sql } from "../../database/Sql.ts";
import { toParameter } from "../queries/parameters.ts";
import { arrayOids, parsers } from "../queries/readValues.ts";

/** A connection to a PostgreSQL server. Once closed it rejects every statement; it never connects again. */
export interface ServerClient {
	unsafe(text: string, parameters?: readonly unknown[]): Promise<postgres.RowList<postgres.Row[]>>;
	/** Returns the connection to its pool. */
	release(): void;
}

export interface ServerClientOptions extends postgres.Options<{}> {
	/** Closes the connection when a statement has no answer after this time; undefined sets no limit. */
	answerLimitMs?: () => number | undefined;
	onError?: (error: unknown) => void;
}

/** Bounds a connection's memory: visitors choose the texts of their queries. */
const maxPreparedStatements = 200;
const idleTimeoutMs = 300_000;

/** At most `max` connections, each created on demand; a closed one leaves the pool. */
export function createServerClients(url: string, { max, ...options }: ServerClientOptions & { max: number }) {
	const opened = new Set<OpenClient>();
	const idle: OpenClient[] = [];
	const waiting: (() => void)[] = [];

	async function acquire(): Promise<ServerClient> {
		while (idle.length === 0 && opened.size >= max) await new Promise<void>((resolve) => waiting.push(resolve));
		const client = idle.pop() ?? open();
		clearTimeout(client.idleTimer);
		return {
			unsafe: client.unsafe,
			release() {
				if (opened.has(client)) {
					client.idleTimer = setTimeout(() => void client.end(0), idleTimeoutMs).unref();
					idle.push(client);
				}
				waiting.shift()?.();
			},
		};
	}

	function open(): OpenClient {
		const client = createServerClient(url, options);
		opened.add(client);
		void discardWhenClosed(client);
		return client;
	}

	async function discardWhenClosed(client: OpenClient): Promise<void> {
		await client.closed;
		opened.delete(client);
		if (idle.includes(client)) idle.splice(idle.indexOf(client), 1);
		waiting.shift()?.();
	}

	async function use<Result>(task: (client: ServerClient) => Promise<Result>): Promise<Result> {
		const client = await acquire();
		return task(client).finally(client.release);
	}

	const sql: Sql = {
		query: (text, parameters) => use((client) => queriesOn(client).query(text, parameters)),
		exec: (text) => use((client) => client.unsafe(text)),
		transaction: (task) =>
			use(async (client) => {
				await client.unsafe("begin");
				try {
					const result = await task(queriesOn(client));
					await client.unsafe("commit");
					return result;
				} catch (error) {
					// The server itself rolls back a closed connection's transaction.
					await client.unsafe("rollback").catch(() => {});
					throw error;
				}
			}),
	};
	/** Running statements get a second to end. */
	const close = async () => {
		await Promise.all([...opened].map((client) => client.end(idle.includes(client) ? 0 : 1)));
	};
	return { sql, acquire, close };
}

const queriesOn = (client: ServerClient): Queries => ({
	query: async <Row>(text: string, parameters: unknown[] = []) => ({
		rows: [...(await client.unsafe(text, parameters))] as unknown as Row[],
	}),
	exec: (text) => client.unsafe(text),
});

interface OpenClient extends Pick<ServerClient, "unsafe"> {
	closed: Promise<void>;
	end(timeoutSeconds: number): Promise<void>;
	idleTimer?: NodeJS.Timeout;
}

/**
 * Connects once, with the first statement. The driver alone would connect again in the middle of a
 * transaction, without its role, and would leave statements on a closed socket without an answer
 * (docs/decisions/0010-one-session-per-request.md).
 */
export function createServerClient(url: string, options: ServerClientOptions): OpenClient {
	const { answerLimitMs, onError, ...driverOptions } = options;
	const pending = new Set<(error: Error) => void>();
	let socket: ReturnType<typeof connect> | undefined;
	let isClosed = false;
	let resolveClosed = () => {};
	const closed = new Promise<void>((resolve) => {
		resolveClosed = resolve;
	});
	const close = () => {
		isClosed = true;
		for (const reject of pending) reject(connectionClosed());
		resolveClosed();
	};
	const driver = postgres(url, {
		connect_timeout: 4,
		onnotice: () => {},
		transform: { undefined: null },
		...driverOptions,
		// A failure of the driver's own query would end the thread.
		fetch_types: false,
		max: 1,
		idle_timeout: 0,
		max_lifetime: null,
		socket: ({ host: [host = ""], port: [port = 5432] }: { host: string[]; port: number[] }) => {
			if (socket) {
				close();
				throw connectionClosed();
			}
			socket = connect(port, host);
			return Object.assign(socket, { host });
		},
		onclose: close,
	} as postgres.Options<{}>);
	readTextValues(driver);
	const prepared = new Set<string>();
	const isPrepared = (text: string) => {
		if (prepared.size < maxPreparedStatements) prepared.add(text);
		return prepared.has(text);
	};
	return {
		unsafe(text, parameters = []) {
			const limitMs = answerLimitMs?.();
			const timer = limitMs === undefined ? undefined : setTimeout(() => socket?.destroy(), limitMs);
			const answer = new Promise<postgres.RowList<postgres.Row[]>>((resolve, reject) => {
				if (isClosed || socket?.destroyed) throw connectionClosed();
				pending.add(reject);
				const prepare = driverOptions.prepare !== false && parameters.length > 0 && isPrepared(text);
				driver
					.unsafe(text, toValues(parameters), { prepare })
					.then(resolve, reject)
					.finally(() => pending.delete(reject));
			});
			answer.catch((error) => onError?.(error));
			return answer.finally(() => clearTimeout(timer));
		},
		closed,
		end: (timeoutSeconds) => driver.end({ timeout: timeoutSeconds }),
	};
}

const connectionClosed = () => Object.assign(new Error("the connection is closed"), { code: "CONNECTION_CLOSED" });

/**
 * Reads values like the built-in database, and sends parameters as text. The driver's default rules would
 * quote a string in a JSON column.
 */
function readTextValues(driver: postgres.Sql): void {
	const toText = (oid: string) => (value: unknown) => toParameter(value, arrayOids.has(Number(oid)));
	const { options } = driver as unknown as { options: { parsers: object; serializers: object } };
	Object.assign(options.parsers, parsers);
	options.serializers = new Proxy({}, { has: () => true, get: (_, oid) => toText(String(oid)) });
}

/** The driver declares the type of a boolean; as text it fits every column that accepts its text. */
const toValues = (parameters: readonly unknown[]) =>
	parameters.map((value) => (typeof value === "boolean" ? String(value) : (value ?? null))) as never[];
