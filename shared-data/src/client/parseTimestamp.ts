/**
 * A database timestamp as a Date. Takes ISO with T and PostgreSQL's own form (`2026-11-21 01:16:36.632+00`);
 * without a zone it is UTC.
 */
export function parseTimestamp(timestamp: string): Date {
	const parts = pattern.exec(timestamp.trim());
	if (!parts) throw new RangeError(`Not a timestamp: ${timestamp}`);
	const [, day, time, fraction = "", zone = "Z"] = parts;
	return new Date(`${day}T${time}.${fraction.padEnd(3, "0").slice(0, 3)}${toOffset(zone)}`);
}

const pattern = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.(\d+))?\s*(Z|[+-]\d{2}(?::?\d{2})?)?$/i;

function toOffset(zone: string): string {
	if (zone.toUpperCase() === "Z") return "Z";
	return `${zone.slice(0, 3)}:${zone.slice(3).replace(":", "") || "00"}`;
}
