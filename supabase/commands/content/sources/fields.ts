import { isBlank, isDay, trimText } from "@site/shared-data/rules";

type Data = Record<string, unknown>;

/** The first of these keys with a text or a number, without surrounding blanks. */
export function textOf(data: Data, ...keys: string[]): string | undefined {
	for (const key of keys) {
		const value = data[key];
		if (typeof value === "number" || (typeof value === "string" && !isBlank(value))) return String(value).trim();
	}
	return undefined;
}

/** The first of these keys with an image: a text, an object with its URL, or a list of such. */
export function imageOf(data: Data, ...keys: string[]): string | undefined {
	for (const key of keys) {
		const [value] = [data[key]].flat();
		const text =
			typeof value === "object" && value !== null
				? textOf(value as Data, "url", "src", "image", "path", "feature", "filename")
				: textOf({ value }, "value");
		if (text !== undefined) return text;
	}
	return undefined;
}

/** The texts of these keys together; a text is split at its commas, else at its blanks, as in Jekyll. */
export function listOf(data: Data, ...keys: string[]): string[] {
	const texts = keys.flatMap((key) => {
		const value = data[key];
		if (Array.isArray(value)) {
			return value.filter((item) => typeof item === "string" || typeof item === "number").map(String);
		}
		return typeof value === "string" ? value.split(value.includes(",") ? "," : /\s/) : [];
	});
	return texts.map(trimText).filter((text) => text !== "");
}

/** Removes percent-encoding; keeps a text that only looks encoded. */
export function decode(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

interface PostDate {
	/** yyyy-mm-dd as the author wrote it, in any time zone. */
	day: string;
	/** ISO 8601 if the source has a time. */
	at?: string;
}

/** The day, and the time if there is one; undefined for a value that is no date. */
export function postDateOf(value: unknown): PostDate | undefined {
	const text = value instanceof Date ? value.toJSON() : value;
	if (typeof text !== "string") return undefined;
	const [, year, month = "", dayOfMonth = "", rest = ""] = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})(.*)/.exec(text) ?? [];
	if (year === undefined) return wordedDateOf(text);
	const day = `${year}-${month.padStart(2, "0")}-${dayOfMonth.padStart(2, "0")}`;
	if (!isDay(day)) return undefined;
	const at = new Date(`${day}T${toIsoTime(rest.trimEnd())}`);
	return Number.isNaN(at.getTime()) ? { day } : { day, at: at.toISOString() };
}

/** The day that "Tue, 02 Jan 2024 23:30:00 +0000" or "2024/01/02" names, whatever its time and zone. */
function wordedDateOf(text: string): PostDate | undefined {
	const dayText = text.replace(/T?\d{1,2}:\S+(\s+([AP]M|[+-]\S+))*/i, "");
	// Date uses the last zone of a text, here also instead of a name such as PST.
	const date = new Date(`${dayText} 00:00Z`);
	return /\b\d{4}\b/.test(dayText) && !Number.isNaN(date.getTime()) ? { day: date.toISOString().slice(0, 10) } : undefined;
}

/** "T10:00:00+0700" and " 10:00 +07" in the format that Date parses; UTC without a zone. */
function toIsoTime(rest: string): string {
	const [, hours = "", minutes = "", seconds = "00", zone, zoneMinutes = "00"] =
		/^[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(?:Z|UTC|([+-]\d{2}):?(\d{2})?)?$/i.exec(rest) ?? [];
	return `${hours.padStart(2, "0")}:${minutes}:${seconds}${zone ? `${zone}:${zoneMinutes}` : "Z"}`;
}
