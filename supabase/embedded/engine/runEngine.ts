import { parentPort, workerData } from "node:worker_threads";
import { startControlServer } from "../control/startControlServer.ts";
import type { Database, RunExclusive, Session } from "../database/Database.ts";
import { isServerAway } from "../database/open/connectErrors.ts";
import { describeError, StartError } from "../errors.ts";
import { checkApi } from "./checkApi.ts";
import { collectBuffers } from "./collectBuffers.ts";
import { createRecords } from "./createRecords.ts";
import { createSessionPool } from "./createSessionPool.ts";
import { handleRequest } from "./handleRequest.ts";
import type { EngineData, FromEngine, ToEngine } from "./messages.ts";
import { redactConsole } from "./redactConsole.ts";

// The database, the API on it and the control server, in a thread where a hanging request blocks no gateway.
const takeError = redactConsole();

const { environment, gatewayUrl, schema } = workerData as EngineData;

try {
	await serve(await openDatabase());
} catch (error) {
	post({
		type: "failed",
		message: error instanceof Error ? error.message : String(error),
		isStartError: error instanceof StartError,
	});
	process.exit(1);
}

/** Loads only what this kind of database needs. */
async function openDatabase(): Promise<Database> {
	const { databaseUrl } = environment;
	return databaseUrl === undefined
		? (await import("../database/open/openBuiltInDatabase.ts")).openBuiltInDatabase(environment)
		: (await import("../database/open/openServerDatabase.ts")).openServerDatabase(environment, databaseUrl, schema);
}

async function serve(database: Database): Promise<void> {
	const { sessions, healthSession, commandSql, dump, secrets, admin, listenForContentChanges, close } = database;
	const pool = createSessionPool(sessions);
	const isOnlySession = sessions.some(({ connection }) => connection.sql === commandSql);
	const runExclusive: RunExclusive = async (task) => {
		const run = async () => {
			post({ type: "maintenance", isUnderWay: true });
			return task().finally(() => post({ type: "maintenance", isUnderWay: false }));
		};
		return isOnlySession ? pool.runAlone(run) : run();
	};
	const closeControlServer = await startControlServer(
		{ sql: commandSql, dump, dataDir: environment.dataDir, runExclusive },
		{ siteUrl: gatewayUrl, publishableKey: secrets.publishableKey, isCommand: !environment.storesSettings },
	);
	const running = new Map<number, Session>();
	// The gateway's thread calls it while WebAssembly keeps this one from reading messages.
	Object.assign(globalThis, { cancelRequest: (id: number) => running.get(id)?.connection.cancelStatement?.() });
	parentPort?.on("message", (message: ToEngine) => {
		if (message.type === "request") {
			void pool.run(message.priority, async (session) => {
				running.set(message.id, session);
				post({ type: "begun", id: message.id });
				const answer = await handleRequest(session, message);
				running.delete(message.id);
				const error = takeError();
				collectBuffers((message.body?.length ?? 0) + answer.body.length);
				const reason = error && answer.status >= 500 ? describeError(error) : undefined;
				post({ type: "answered", id: message.id, value: { ...answer, reason } }, [answer.body.buffer as ArrayBuffer]);
				// An answer of 500 may come from a broken connection; a new thread has a new one.
				if (answer.status >= 500 && !(await session.connection.isUsable())) process.exit(1);
			});
		}
		if (message.type === "record") {
			const { id, name, args } = message;
			const record = ({ connection }: Session) =>
				(createRecords(connection.sql)[name] as (...args: unknown[]) => Promise<unknown>)(...args);
			reply(id, pool.run(name === "countVisits" ? "last" : "first", record));
		}
		if (message.type === "check") {
			const check = (session: Session) => checkApi(session, secrets.publishableKey);
			reply(message.id, healthSession ? check(healthSession) : pool.run("first", check));
		}
		if (message.type === "close") {
			void closeControlServer()
				.then(() => pool.runAlone(close))
				.finally(() => process.exit(0));
		}
	});
	await listenForContentChanges?.(() => post({ type: "content-changed" }));
	post({ type: "ready", ...secrets, admin, sessionCount: sessions.length, schema: database.schema });
}

function reply(id: number, result: Promise<unknown>): void {
	result.then(
		(value) => post({ type: "answered", id, value }),
		(error) => post({ type: "unrecorded", id, reason: describeError(error), isServerAway: isServerAway(error) }),
	);
}

function post(message: FromEngine, transfer: ArrayBuffer[] = []): void {
	parentPort?.postMessage(message, transfer);
}
