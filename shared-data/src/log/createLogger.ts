import { isatty } from "node:tty";
import { isMainThread } from "node:worker_threads";
import { destination, type Logger, pino, stdTimeFunctions } from "pino";

/** The values of LOG_LEVEL, from most to least lines. */
export const logLevels = ["debug", "info", "warn", "error", "silent"] as const;

/** Standard error, because standard output is for people and shows the first password. */
const fileDescriptor = 2;
const batchBytes = 15 * 1024;
const maxDelayMs = 100;
/** Buffer for a slow stream; further lines are dropped. */
const maxWaitingBytes = 1024 * 1024;

/** Creates a process's logger on standard error. Never throws; buffers at most 1 MB of unwritten lines. */
export function createLogger(name: "site" | "backend" | "mailer" | "launcher", fields?: () => object): Logger {
	// Batches lines into one write. A thread may end before that, so it writes each of its few lines directly.
	const batch = isMainThread ? { sync: false, minLength: batchBytes, periodicFlush: maxDelayMs } : {};
	const lines = destination({ dest: fileDescriptor, maxLength: maxWaitingBytes, ...batch });
	lines.on("error", () => {});
	const options = {
		level: logLevels.find((level) => level === process.env.LOG_LEVEL) ?? "info",
		base: { process: name },
		timestamp: stdTimeFunctions.isoTime,
		formatters: { level: (level: string) => ({ level }) },
		serializers: { err: describe },
		...(fields && { mixin: fields }),
	};
	return pino(options, isatty(fileDescriptor) ? { write: (line) => lines.write(toReadableLine(line)) } : lines);
}

/** Omits the error's own fields, because a database error's contain the row. */
function describe(error: unknown) {
	return error instanceof Error ? { type: error.name, stack: stackOf(error) } : { type: typeof error };
}

function stackOf({ stack, message, cause }: Error): string {
	return (stack ?? message) + (cause instanceof Error ? `\ncaused by ${stackOf(cause)}` : "");
}

/** Why a process ended, as a part of a sentence. */
export function exitCause(code: number | null, signal: NodeJS.Signals | null): string {
	if (signal === "SIGABRT") return "SIGABRT, which V8 sends when the memory of a process has reached its limit";
	if (signal === "SIGKILL") return "SIGKILL, which the system sends when memory is short";
	return String(signal ?? code);
}

/** A log line for a person: time, level, process, event and fields, with a stack on the lines below. */
export function toReadableLine(json: string): string {
	const { time, level, process, msg, err, ...fields } = JSON.parse(json);
	const values = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
	const line = [time.slice(11, 23), level.toUpperCase(), process, msg, ...values].join(" ");
	return `${err?.stack ? `${line}\n${err.stack}` : line}\n`;
}
