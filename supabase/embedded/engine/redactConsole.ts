/**
 * Silences the console: the engine prints refused statements with their parameters, which are personal data.
 * Returns a function that returns the last printed error once, for a log line without its message.
 */
export function redactConsole(): () => Error | undefined {
	let last: Error | undefined;
	const recordError = (...values: unknown[]) => {
		last = values.find((value): value is Error => value instanceof Error) ?? last;
	};
	for (const method of ["log", "info", "warn", "error", "debug", "trace"] as const) {
		console[method] = recordError;
	}
	return () => {
		const error = last;
		last = undefined;
		return error;
	};
}
