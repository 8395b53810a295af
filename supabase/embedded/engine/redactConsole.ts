/**
 * Keeps what the engine prints out of the log: refused statements come with parameters, which hold personal
 * data. Returns a function that takes the last printed error, for a log line without texts.
 */
export function redactConsole(): () => Error | undefined {
	let last: Error | undefined;
	const remember = (...values: unknown[]) => {
		last = values.find((value): value is Error => value instanceof Error) ?? last;
	};
	for (const method of ["log", "info", "warn", "error", "debug", "trace"] as const) {
		console[method] = remember;
	}
	return () => {
		const taken = last;
		last = undefined;
		return taken;
	};
}
