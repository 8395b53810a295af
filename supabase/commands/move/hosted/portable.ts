import { buckets } from "@site/shared-data/uploads";
import type { BackupEntry } from "../../../embedded/backup/backupFormat.ts";

/** What belongs to one auth service: its keys, its sessions, its further ways to sign in. */
const bound = ["auth.identities", "auth.sessions", "auth.refresh_tokens", "private.sign_in_networks"];

/** Whether a table of a backup moves between a hosted project and a site of one's own. */
export const isPortable = (table: string): boolean => !bound.includes(table);

/** The columns that mean the same on both sides; tokens, for one, do not. */
const portableColumns: Record<string, readonly string[]> = {
	"auth.users": [
		"id",
		"email",
		"encrypted_password",
		"email_confirmed_at",
		"banned_until",
		"raw_app_meta_data",
		"raw_user_meta_data",
		"created_at",
		"updated_at",
	],
	"storage.objects": ["id", "bucket_id", "name", "metadata", "created_at", "updated_at"],
};

/** A site of one's own checks these hashes only. */
const usableHash = /^\$2[ab]\$/;

/** The entry as either side can store it; undefined for what stays behind. */
export function toPortable(entry: BackupEntry): BackupEntry | undefined {
	if ("file" in entry) return entry;
	const { table } = entry;
	const columns = portableColumns[table];
	const row = columns ? Object.fromEntries(columns.map((name) => [name, entry.row[name]])) : entry.row;
	if (table === "auth.users") {
		const hash = row.encrypted_password;
		row.encrypted_password = usableHash.test(String(hash)) ? hash : null;
		return row.email ? { table, row } : undefined;
	}
	const isElsewhere = table === "storage.objects" && !buckets.some((bucket) => bucket === row.bucket_id);
	return isPortable(table) && !isElsewhere ? { table, row } : undefined;
}

/** The tables whose texts and columns hold URLs of images; what visitors wrote stays as it is. */
const tablesWithImages = [
	"projects",
	"essays",
	"unfinished_texts",
	"revisions",
	"jobs",
	"profile",
	"services",
	"site_settings",
].map((name) => `public.${name}`);

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
	if ("file" in entry || !tablesWithImages.includes(entry.table)) return entry;
	const row = JSON.parse(JSON.stringify(entry.row), (_, value) => (typeof value === "string" ? change(value) : value));
	return { table: entry.table, row };
}
