/** Name, code and place of an error; its message may hold what people wrote. */
export function describeError(error: Error & { code?: unknown }): string {
	const place = error.stack?.split("\n").find((line) => /^\s+at /.test(line));
	return [error.name, error.code, place?.trim()].filter((part) => typeof part === "string").join(" ");
}
