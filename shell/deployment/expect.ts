/* Checks of validated JSON values; each throws an Error that names the field. */

export function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function expectRecord(value: unknown, name: string): Record<string, unknown> {
	if (isRecord(value)) return value;
	throw new Error(`${name} is missing.`);
}

export function expectMatch(value: unknown, pattern: RegExp, name: string): string {
	if (typeof value === "string" && pattern.test(value)) return value;
	throw new Error(value === undefined ? `${name} is missing.` : `${name} is not usable: ${JSON.stringify(value)}`);
}

export function expectList<T>(value: unknown, name: string, parse: (item: unknown) => T): T[] {
	if (Array.isArray(value)) return value.map(parse);
	throw new Error(`${name} is not a list.`);
}

export function expectStrings(value: unknown, name: string): string[] {
	// Stryker disable next-line Regex: every text matches
	return expectList(value, name, (item) => expectMatch(item, /^/, name));
}

export function mapValues<T>(record: Record<string, unknown>, convert: (value: unknown, key: string) => T): Record<string, T> {
	return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, convert(value, key)]));
}

export function refuseUnknown(unknown: Record<string, unknown>): void {
	const keys = Object.keys(unknown);
	if (keys.length) throw new Error(`${keys.join(", ")} is unknown.`);
}
