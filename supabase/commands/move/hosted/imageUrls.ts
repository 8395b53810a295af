import { buckets } from "@site/shared-data/uploads";
import type { BackupEntry } from "../../../embedded/maintenance/backupFormat.ts";

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

/** The entry with URLs of stored images that lead to the project, whose origin is not the pages'. */
export const toAbsoluteImages = (entry: BackupEntry, origin: string): BackupEntry =>
	mapTexts(entry, (text) => text.replace(relative, origin + path));

/** The entry with URLs without an origin, which a site uses that serves its images itself. */
export const toRelativeImages = (entry: BackupEntry, origins: readonly string[]): BackupEntry =>
	mapTexts(entry, (text) =>
		origins
			.flatMap((origin) => buckets.map((bucket) => [origin, `${path}${bucket}/`] as const))
			.reduce((changed, [origin, start]) => changed.replaceAll(origin + start, start), text),
	);

function mapTexts(entry: BackupEntry, change: (text: string) => string): BackupEntry {
	if ("file" in entry || !tablesWithImages.includes(entry.table)) {
		return entry;
	}
	const row = JSON.parse(JSON.stringify(entry.row), (_, value) => (typeof value === "string" ? change(value) : value));
	return { table: entry.table, row };
}
