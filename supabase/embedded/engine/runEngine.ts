import { parentPort, workerData } from "node:worker_threads";
import { createQueue, type Serially } from "../createQueue.ts";
import { keepLogQuiet } from "../keepLogQuiet.ts";
import { startControl } from "../maintenance/startControl.ts";
import { type Database, openDatabase } from "../openDatabase.ts";
import { StartFailure } from "../StartFailure.ts";
import { createAuthRecords } from "./createAuthRecords.ts";
import { describeError } from "./describeError.ts";
import type { EngineData, FromEngine, ToEngine } from "./messages.ts";
import { toAnswer } from "./toAnswer.ts";

/** The engine's thread: the database, Supabase's API on it, and the door for commands. Whatever hangs here leaves the gateway free. */
const takeError = keepLogQuiet();

const { environment, gatewayUrl } = workerData as EngineData;

try {
	const database = await openDatabase(environment);
	await serve(database, createQueue());
} catch (error) {
	tell({
		type: "failed",
		message: error instanceof Error ? error.message : String(error),
		isStartFailure: error instanceof StartFailure,
	});
	process.exit(1);
}

async function serve(database: Database, serially: Serially): Promise<void> {
	const { connection, secrets, admin, close } = database;
	const maintained: Serially = (task) =>
		serially(async () => {
			tell({ type: "maintenance", isUnderWay: true });
			return task().finally(() => tell({ type: "maintenance", isUnderWay: false }));
		});
	const closeControl = await startControl(
		{ driver: connection.driver, dataDir: environment.dataDir, serially: maintained },
		{ siteUrl: gatewayUrl, publishableKey: secrets.publishableKey },
	);
	const records = createAuthRecords(connection.driver);
	parentPort?.on("message", (message: ToEngine) => {
		if (message.type === "request") {
			void serially(async () => {
				tell({ type: "begun", id: message.id });
				const answer = await toAnswer(database, message);
				tell({ type: "answered", id: message.id, ...answer }, [answer.body.buffer as ArrayBuffer]);
				const error = takeError();
				if (answer.status >= 500) {
					const { pathname } = new URL(message.url);
					process.stderr.write(
						`backend: ${answer.status} for ${message.method} ${pathname} ${error ? describeError(error) : ""}\n`,
					);
					// An answer of 500 may come from a broken connection; a new thread has a new one.
					if (!(await connection.isUsable())) {
						process.exit(1);
					}
				}
			});
		}
		if (message.type === "record") {
			const { id, name, args } = message;
			serially(() => (records[name] as (...given: unknown[]) => Promise<unknown>)(...args)).then(
				(value) => tell({ type: "recorded", id, value }),
				(error) => tell({ type: "unrecorded", id, reason: describeError(error) }),
			);
		}
		if (message.type === "check") {
			void serially(async () => {
				await connection.driver.query("select name from public.profile limit 1");
				tell({ type: "checked", id: message.id });
			});
		}
		if (message.type === "close") {
			void closeControl()
				.then(() => serially(close))
				.finally(() => process.exit(0));
		}
	});
	tell({ type: "ready", publishableKey: secrets.publishableKey, jwtSecret: secrets.jwtSecret, admin });
}

function tell(message: FromEngine, transfer: ArrayBuffer[] = []): void {
	parentPort?.postMessage(message, transfer);
}
