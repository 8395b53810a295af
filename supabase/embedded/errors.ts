/** The backend cannot start; the message is one sentence for the person who started it. */
export class StartError extends Error {
	override name = "StartError";
}

/** A command cannot be carried out; the message is one sentence for the person at the terminal. */
export class CommandError extends Error {
	override name = "CommandError";
}

/** Name, code and place of an error for the log, without its message, which may hold personal data. */
export function describeError(error: Error & { code?: unknown }): string {
	const place = error.stack?.split("\n").find((line) => /^\s+at /.test(line));
	return [error.name, error.code, place?.trim()].filter((part) => typeof part === "string").join(" ");
}
