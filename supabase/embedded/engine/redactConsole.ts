/** Silences the console, to which the engine prints personal data. Returns a getter of the last error. */
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
