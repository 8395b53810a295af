/** The engine reads `{}` in a condition as a JSON object; PostgreSQL reads it as the empty array or the empty object, by the column. */
export function restoreEmptyArrays(conditions: unknown): void {
	if (typeof conditions !== "object" || conditions === null) {
		return;
	}
	for (const [key, value] of Object.entries(conditions)) {
		if (key.startsWith("$") && isEmptyObject(value)) {
			Object.assign(conditions, { [key]: "{}" });
		} else {
			restoreEmptyArrays(value);
		}
	}
}

function isEmptyObject(value: unknown): boolean {
	return typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;
}
