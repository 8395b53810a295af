import { parentPort, workerData } from "node:worker_threads";
import { type Database, openDatabase } from "../database/openDatabase.ts";
import { describeError, StartError } from "../errors.ts";
import type { RunExclusive } from "../maintenance/MaintainedSite.ts";
import { startControlServer } from "../maintenance/startControlServer.ts";
import { createAuthRecords } from "./createAuthRecords.ts";
import { handleRequest } from "./handleRequest.ts";
import type { EngineData, FromEngine, ToEngine } from "./messages.ts";
import { redactConsole } from "./redactConsole.ts";

/*
 * The engine's thread: the database, Supabase's API on it, and the control server.
 * A request that hangs here does not block the gateway.
 */
const takeError = redactConsole();

const { environment, gatewayUrl } = workerData as EngineData;

try {
	const database = await openDatabase(environment);
	await serve(database, createMutex());
} catch (error) {
	post({
		type: "failed",
		message: error instanceof Error ? error.message : String(error),
		isStartError: error instanceof StartError,
	});
	process.exit(1);
}

async function serve(database: Database, runExclusive: RunExclusive): Promise<void> {
	const { connection, secrets, admin, close } = database;
	const runMaintenance: RunExclusive = (task) =>
		runExclusive(async () => {
			post({ type: "maintenance", isUnderWay: true });
			return task().finally(() => post({ type: "maintenance", isUnderWay: false }));
		});
	const closeControlServer = await startControlServer(
		{ driver: connection.driver, dataDir: environment.dataDir, runExclusive: runMaintenance },
		{ siteUrl: gatewayUrl, publishableKey: secrets.publishableKey },
	);
	const records = createAuthRecords(connection.driver);
	parentPort?.on("message", (message: ToEngine) => {
		if (message.type === "request") {
			void runExclusive(async () => {
				post({ type: "begun", id: message.id });
				const answer = await handleRequest(database, message);
				const error = takeError();
				const reason = error && answer.status >= 500 ? describeError(error) : undefined;
				post({ type: "answered", id: message.id, ...answer, reason }, [answer.body.buffer as ArrayBuffer]);
				// An answer of 500 may come from a broken connection; a new thread has a new one.
				if (answer.status >= 500 && !(await connection.isUsable())) {
					process.exit(1);
				}
			});
		}
		if (message.type === "record") {
			const { id, name, args } = message;
			runExclusive(() => (records[name] as (...args: unknown[]) => Promise<unknown>)(...args)).then(
				(value) => post({ type: "recorded", id, value }),
				(error) => post({ type: "unrecorded", id, reason: describeError(error) }),
			);
		}
		if (message.type === "check") {
			void runExclusive(async () => {
				await connection.driver.query("select name from public.profile limit 1");
				post({ type: "checked", id: message.id });
			});
		}
		if (message.type === "close") {
			void closeControlServer()
				.then(() => runExclusive(close))
				.finally(() => process.exit(0));
		}
	});
	post({ type: "ready", publishableKey: secrets.publishableKey, jwtSecret: secrets.jwtSecret, admin });
}

function post(message: FromEngine, transfer: ArrayBuffer[] = []): void {
	parentPort?.postMessage(message, transfer);
}

/**
 * Lets requests into the engine one by one. The engine opens a transaction for each request on one shared
 * connection without waiting for the one before: two requests of one tick would share a transaction and its
 * role, and a visitor would read as the admin (measured).
 */
function createMutex(): RunExclusive {
	let last: Promise<unknown> = Promise.resolve();
	return (task) => {
		const result = last.then(task, task);
		last = result.catch(() => {});
		return result;
	};
}
