import { createWriteStream, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { appendChecksum, type BackupEntry, type BackupHeader } from "../../../embedded/maintenance/backupFormat.ts";
import type { Progress } from "../../progress.ts";
import { digest } from "../summarize.ts";
import type { Source, Target } from "../Target.ts";
import type { HostedApi } from "./createHostedApi.ts";
import { toRelativeImages } from "./imageUrls.ts";
import { readHosted } from "./readHosted.ts";
import { isMovedByRows, writeHosted } from "./writeHosted.ts";

export const hostedSource = (api: HostedApi, progress: Progress): Source => ({
	async save(file) {
		mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
		const entries = readHosted(api, (done, total) => progress.share("Reading the project", done, total));
		await pipeline(
			Readable.from(appendChecksum(toLines(entries))),
			createGzip(),
			createWriteStream(file, { flags: "wx", mode: 0o600 }),
		);
	},
});

async function* toLines(entries: AsyncIterable<object>): AsyncGenerator<string> {
	for await (const entry of entries) {
		yield JSON.stringify(entry);
	}
}

/** `siteUrl`: where this machine's site served its images, for those that are named in full. */
export const hostedTarget = (api: HostedApi, siteUrl: string | undefined, progress: Progress): Target => ({
	name: api.url,
	next: "Set SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY to the project, and start or export.",
	async open(work) {
		const held = new Map<string, string>();
		await work({
			async *read() {
				held.clear();
				for await (const entry of readHosted(api, (done, total) => progress.share("Reading the project", done, total))) {
					if ("file" in entry) {
						held.set(entry.file, digest(entry.bytes));
					}
					yield entry;
				}
			},
			write: (file, isReplacing) => writeHosted(api, { file, held, siteUrl, isReplacing, progress }),
		});
	},
	finish() {},
});

/** Fills `hashes` with the password hashes of a side, by e-mail, from the entries on their way. */
export async function* takeHashes<Entry extends BackupHeader | BackupEntry>(
	entries: AsyncIterable<Entry>,
	hashes: Map<string, string>,
): AsyncGenerator<Entry> {
	hashes.clear();
	for await (const entry of entries) {
		if ("table" in entry && entry.table === "auth.users") {
			hashes.set(String(entry.row.email).toLowerCase(), String(entry.row.encrypted_password ?? ""));
		}
		yield entry;
	}
}

/**
 * Leaves out what differs by nature between a hosted project and a site of one's own: sessions, times of
 * accounts and of files, and the origin of images. Password hashes are compared apart.
 */
export const toComparable =
	(origins: readonly string[]) =>
	(entry: BackupEntry): BackupEntry | undefined => {
		if ("file" in entry) {
			return entry;
		}
		if (entry.table === "auth.users") {
			const { id, email, raw_user_meta_data } = entry.row;
			return { table: entry.table, row: { id, email: String(email).toLowerCase(), metadata: raw_user_meta_data ?? {} } };
		}
		return isMovedByRows(entry.table) ? toRelativeImages(entry, origins) : undefined;
	};
