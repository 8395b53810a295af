/** Errors that a visitor can cause at will and that are answered, not reported. */
const answered = /^(22|23|42|21|PT|PGRST)/;

/**
 * The engine prints refused statements together with their parameters, which hold names, addresses and messages of people.
 * From here on only the code and the place of an unexpected error reach the log.
 */
export function keepLogQuiet(): void {
	const speak = (...values: unknown[]) => {
		const error = values.find((value): value is Error & { code?: unknown } => value instanceof Error);
		const code = typeof error?.code === "string" ? error.code : "";
		if (error !== undefined && !answered.test(code)) {
			process.stderr.write(`backend: ${error.name}${code ? ` ${code}` : ""}${placeOf(error)}\n`);
		}
	};
	for (const method of ["log", "info", "warn", "error", "debug", "trace"] as const) {
		console[method] = speak;
	}
}

function placeOf(error: Error): string {
	const line = error.stack?.split("\n").find((candidate) => /^\s+at /.test(candidate));
	return line ? ` ${line.trim()}` : "";
}
