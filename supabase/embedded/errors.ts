/** The backend cannot start; the message is one sentence for the operator. */
export class StartError extends Error {
	override name = "StartError";
}

/** A command cannot be carried out; the message is one sentence for the terminal. */
export class CommandError extends Error {
	override name = "CommandError";
}

/** Name, code and top stack frame of an error, without its message, which may contain personal data. */
export function describeError(error: Error & { code?: unknown }): string {
	const frame = error.stack?.split("\n").find((line) => /^\s+at /.test(line));
	return [error.name, error.code, frame?.trim()].filter((part) => typeof part === "string").join(" ");
}
