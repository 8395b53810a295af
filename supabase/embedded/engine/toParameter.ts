/** PostgreSQL's own limit. */
const maxDimensions = 6;

/**
 * The text form of a statement's parameter; always a string, because the driver breaks its connection on anything else.
 * Throws an error with the code 22P02 for what no array column takes; every other type is PostgreSQL's to judge.
 */
export function toParameter(value: unknown, isArray: boolean): string {
	if (typeof value === "string") {
		return value;
	}
	if (isArray) {
		return toArrayLiteral(value, 1);
	}
	if (value instanceof Date) {
		return value.toISOString();
	}
	if (value instanceof Uint8Array) {
		return `\\x${Buffer.from(value).toString("hex")}`;
	}
	return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function toArrayLiteral(value: unknown, dimension: number): string {
	if (!Array.isArray(value) || dimension > maxDimensions) {
		throw Object.assign(new Error("invalid input for an array type: a JSON array is expected"), { code: "22P02" });
	}
	const items = value.map((item) => {
		if (item === null || item === undefined) {
			return "null";
		}
		return Array.isArray(item) ? toArrayLiteral(item, dimension + 1) : quote(toParameter(item, false));
	});
	return `{${items.join(",")}}`;
}

function quote(text: string): string {
	return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
