import { listMigrations } from "../../../embedded/database/migrations.ts";
import { CommandError } from "../../../embedded/errors.ts";
import { type BackupEntry, type BackupHeader, backupFormat } from "../../../embedded/maintenance/backupFormat.ts";
import type { HostedAccount, HostedApi, MovedRow, SitePart } from "./createHostedApi.ts";
import { toRelativeImages } from "./imageUrls.ts";

/** All rows of one moment, the list of files and the hashes among them, and the accounts. */
export interface HostedState extends Omit<SitePart, "rows" | "checksum" | "total"> {
	rows: MovedRow[];
	/** `<bucket>/<name>` of each stored file, with the row of its metadata. */
	files: Map<string, Record<string, unknown>>;
	accounts: HostedAccount[];
	/** By the account's id; empty where the project keeps them to itself. */
	passwordHashes: Map<string, string>;
}

/** Rejects with CommandError when the project is not of this version of the site. */
export function assertSameMigrations({ schema }: Pick<SitePart, "schema">): void {
	const here = listMigrations().map(({ version }) => version);
	if (schema.join(" ") !== here.join(" ")) {
		throw new CommandError(
			`The project has other migrations than this version of the site (its last one is ${schema.at(-1) ?? "none"}, here it is ` +
				`${here.at(-1)}); apply what is missing with \`npx supabase db push\`, or take the version that fits.`,
		);
	}
}

const maxAttempts = 5;

/** Reads the rows in parts, again from the beginning when the site was written to meanwhile. */
export async function readState(api: HostedApi, onPart: (done: number, total: number) => void): Promise<HostedState> {
	for (let attempt = 0; attempt < maxAttempts; attempt++) {
		const first = await api.readSite(0);
		assertSameMigrations(first);
		const found = [...first.rows];
		let last = first;
		onPart(found.length, first.total);
		while (found.length < first.total && last.checksum === first.checksum) {
			last = await api.readSite(found.length);
			found.push(...last.rows);
			onPart(found.length, first.total);
		}
		if (last.checksum === first.checksum) {
			return sortRows(first, found, await api.listAccounts());
		}
	}
	throw new CommandError(`${api.url} is written to all the time; run the command again when it rests.`);
}

function sortRows({ schema, contents }: SitePart, found: MovedRow[], accounts: HostedAccount[]): HostedState {
	const rowsOf = (table: string) => found.filter((entry) => entry.table === table).map(({ row }) => row);
	return {
		schema,
		contents,
		accounts,
		rows: found.filter(({ table }) => table !== "storage.objects" && table !== "auth.users"),
		files: new Map(rowsOf("storage.objects").map((row) => [`${row.bucket_id}/${row.name}`, row])),
		passwordHashes: new Map(rowsOf("auth.users").map((row) => [String(row.id), String(row.encrypted_password)])),
	};
}

/** The columns of a file's row that both sides have. */
const fileColumns = ["id", "bucket_id", "name", "metadata", "created_at", "updated_at"];

/** Other hashes than these, which a hosted project takes from elsewhere, cannot be compared here. */
const usableHash = /^\$2[ab]\$/;

/** The site as the entries of a backup, with URLs of images as a site has them that serves them itself. */
export async function* readHosted(
	api: HostedApi,
	onPart: (done: number, total: number) => void,
): AsyncGenerator<BackupHeader | BackupEntry> {
	const { schema, rows, files, accounts, passwordHashes } = await readState(api, onPart);
	yield { format: backupFormat, schema, made: new Date().toISOString(), isWhole: true };
	for (const entry of rows) {
		yield toRelativeImages(entry, [api.url]);
	}
	for (const { id, email, email_confirmed_at, user_metadata, created_at, updated_at } of accounts) {
		const hash = passwordHashes.get(id) ?? "";
		const row = {
			id,
			email,
			encrypted_password: usableHash.test(hash) ? hash : null,
			email_confirmed_at,
			raw_app_meta_data: { provider: "email", providers: ["email"] },
			raw_user_meta_data: user_metadata,
			created_at,
			updated_at,
		};
		yield { table: "auth.users", row };
	}
	for (const row of files.values()) {
		yield { table: "storage.objects", row: Object.fromEntries(fileColumns.map((name) => [name, row[name]])) };
	}
	let done = 0;
	for (const path of files.keys()) {
		onPart(done++, files.size);
		const bytes = await api.readFile(path);
		// A missing file must not prevent the move.
		if (bytes !== null) {
			yield { file: path, bytes: bytes.toString("base64") };
		}
	}
}
