import { buckets } from "@site/shared-data/uploads";
import type { MovedRow } from "./createHostedApi.ts";

/** The tables whose texts and columns hold URLs of images; what visitors wrote stays as it is. */
const tablesWithImages = [
	"public.projects",
	"public.essays",
	"public.revisions",
	"public.jobs",
	"public.profile",
	"public.services",
	"public.site_settings",
];

const path = "/storage/v1/object/public/";
/** A path that no other URL ends with. */
const relative = new RegExp(`(?<![\\w.~%:/?#@&+-])${path}(?=(?:${buckets.join("|")})/)`, "g");

/** The row with URLs of stored images that lead to the project, whose origin is not the pages'. */
export const toAbsoluteImages = (entry: MovedRow, origin: string): MovedRow =>
	mapTexts(entry, (text) => text.replace(relative, origin + path));

/** The row with URLs without an origin, which a site uses that serves its images itself. */
export const toRelativeImages = (entry: MovedRow, origins: readonly string[]): MovedRow =>
	mapTexts(entry, (text) =>
		origins
			.flatMap((origin) => buckets.map((bucket) => [origin, `${path}${bucket}/`] as const))
			.reduce((changed, [origin, start]) => changed.replaceAll(origin + start, start), text),
	);

function mapTexts(entry: MovedRow, change: (text: string) => string): MovedRow {
	return tablesWithImages.includes(entry.table) ? { ...entry, row: mapValue(entry.row, change) as MovedRow["row"] } : entry;
}

function mapValue(value: unknown, change: (text: string) => string): unknown {
	if (typeof value === "string") {
		return change(value);
	}
	if (Array.isArray(value)) {
		return value.map((item) => mapValue(item, change));
	}
	return typeof value === "object" && value !== null
		? Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapValue(item, change)]))
		: value;
}
