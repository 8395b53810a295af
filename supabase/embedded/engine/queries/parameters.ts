/** PostgreSQL's own limit. */
const maxDimensions = 6;

/** A parameter as text, which the driver needs. Throws 22P02 for a value that no array column accepts. */
export function toParameter(value: unknown, isArray: boolean): string {
	if (typeof value === "string") return value;
	if (isArray) return toArrayLiteral(value, 1);
	if (value instanceof Date) return value.toISOString();
	if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString("hex")}`;
	return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function toArrayLiteral(value: unknown, dimension: number): string {
	if (!Array.isArray(value) || dimension > maxDimensions) {
		throw Object.assign(new Error("invalid input for an array type: a JSON array is expected"), { code: "22P02" });
	}
	const items = value.map((item) => {
		if (item === null || item === undefined) return "null";
		return Array.isArray(item) ? toArrayLiteral(item, dimension + 1) : quote(toParameter(item, false));
	});
	return `{${items.join(",")}}`;
}

const quote = (text: string) => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

/** Turns `{}` in conditions back into text: the engine reads a JSON object, and it may be an array. */
export function restoreEmptyArrays(conditions: unknown): void {
	if (typeof conditions !== "object" || conditions === null) return;
	for (const [key, value] of Object.entries(conditions)) {
		if (key.startsWith("$") && isEmptyObject(value)) {
			Object.assign(conditions, { [key]: "{}" });
		} else {
			restoreEmptyArrays(value);
		}
	}
}

const isEmptyObject = (value: unknown) =>
	typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;
