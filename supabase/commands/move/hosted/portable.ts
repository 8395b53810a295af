import { buckets } from "@site/shared-data/uploads";
import type { BackupEntry } from "../../../embedded/backup/backupFormat.ts";

/** Tables of one auth service: its keys, its sessions, its additional ways to sign in. */
const bound = ["auth.identities", "auth.sessions", "auth.refresh_tokens", "private.sign_in_networks"];

/** Whether a table of a backup moves between a hosted project and a self-hosted site. */
export const isPortable = (table: string): boolean => !bound.includes(table);

/** The columns with the same meaning on both sides; tokens, for example, have another. */
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

/** The only hashes that a self-hosted site verifies. */
const usableHash = /^\$2[ab]\$/;

/** The entry in a form that both sides can store; undefined if it does not move. */
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

/** The tables whose texts and columns contain image URLs; visitors' texts are not changed. */
const tablesWithImages = [
	"projects",
	"essays",
	"unfinished_texts",
	"revisions",
	"jobs",
	"profile",
	"services",
	"site_settings",
	"quote_settings",
].map((name) => `public.${name}`);

const path = "/storage/v1/object/public/";
/** A path that no other URL ends with. */
const relative = new RegExp(`(?<![\\w.~%:/?#@&+-])${path}(?=(?:${buckets.join("|")})/)`, "g");

/** The entry with absolute URLs of stored images, because the project's origin is not the pages'. */
export const toAbsoluteImages = (entry: BackupEntry, origin: string): BackupEntry =>
	mapTexts(entry, (text) => text.replace(relative, origin + path));

/** The entry with image URLs without an origin, for a site that serves its images itself. */
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
