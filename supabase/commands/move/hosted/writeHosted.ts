import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { CommandError } from "../../../embedded/errors.ts";
import { type BackupEntry, readBackup } from "../../../embedded/maintenance/backupFormat.ts";
import type { Progress } from "../../progress.ts";
import { digest } from "../summarize.ts";
import type { HostedAccount, HostedApi, MovedRow } from "./createHostedApi.ts";
import { toAbsoluteImages, toRelativeImages } from "./imageUrls.ts";
import { type HostedState, readState } from "./readHosted.ts";

/** Tables that move by the project's own APIs, or that belong to an installation. */
export const isMovedByRows = (table: string) => !/^(auth|storage)\./.test(table) && table !== "private.sign_in_networks";

const maxChunkBytes = 500_000;

/** What the backup holds, without the rows themselves. */
interface Plan {
	schema: readonly string[];
	rows: number;
	accounts: Account[];
	/** The digest of each file's base64. */
	files: Map<string, string>;
	types: Map<string, string>;
}

interface Account {
	id: string;
	email: string;
	hash: string;
	isConfirmed: boolean;
	metadata: object;
}

interface WriteOptions {
	/** The backup. */
	file: string;
	/** The digests of the files that the project has. */
	held: ReadonlyMap<string, string>;
	/** Images that are named in full lie behind it or have no origin. */
	siteUrl: string | undefined;
	isReplacing: boolean;
	progress: Progress;
}

/**
 * Puts a backup's site in the place of the project's, which must be new unless `isReplacing`. Files come
 * first, then the accounts, then all rows in one transaction. Each step leaves alone what is there already,
 * so that the same call finishes one that was cut off.
 */
export async function writeHosted(api: HostedApi, options: WriteOptions): Promise<void> {
	const { file, held, isReplacing } = options;
	const plan = await readPlan(file);
	const state = await readState(api, () => {});
	if (!isReplacing) {
		assertEmpty(state, plan, held);
	}
	await storeFiles(api, options, plan);
	await addAccounts(api, plan, state);
	const move = await stageRows(api, options, plan.rows);
	const removeOthers = async () => {
		const isOther = ({ id, email }: HostedAccount) =>
			!plan.accounts.some((own) => own.id === id || own.email === email.toLowerCase());
		for (const account of state.accounts.filter(isOther)) {
			await api.removeAccount(account);
		}
		for (const path of [...state.files.keys()].filter((path) => !plan.files.has(path))) {
			await api.removeFile(path);
		}
	};
	// A new project has only its first account to lose; with its rows in place it is no longer new.
	if (!isReplacing) {
		await removeOthers();
	}
	await api.finishMove(move, plan.rows, plan.schema, isReplacing);
	if (isReplacing) {
		await removeOthers();
	}
}

async function readPlan(file: string): Promise<Plan> {
	const plan: Plan = { schema: [], rows: 0, accounts: [], files: new Map(), types: new Map() };
	for await (const entry of readBackup(createReadStream(file))) {
		if ("format" in entry) {
			plan.schema = entry.schema;
		} else if ("file" in entry) {
			plan.files.set(entry.file, digest(entry.bytes));
		} else if (entry.table === "auth.users") {
			plan.accounts.push(toAccount(entry.row));
		} else if (entry.table === "storage.objects") {
			const { bucket_id, name, metadata } = entry.row as { metadata?: { mimetype?: string } } & Record<string, unknown>;
			plan.types.set(`${bucket_id}/${name}`, metadata?.mimetype ?? "application/octet-stream");
		} else if (isMovedByRows(entry.table)) {
			plan.rows += 1;
		}
	}
	return plan;
}

const toAccount = (row: Record<string, unknown>): Account => ({
	id: String(row.id),
	email: String(row.email).toLowerCase(),
	hash: String(row.encrypted_password ?? ""),
	isConfirmed: Boolean(row.email_confirmed_at),
	metadata: (row.raw_user_meta_data as object | null) ?? {},
});

/** Throws when the project holds more than its first account and what this site's cut-off move has left. */
function assertEmpty(state: HostedState, plan: Plan, held: ReadonlyMap<string, string>): void {
	const strangeFiles = [...state.files.keys()].filter((path) => held.has(path) && held.get(path) !== plan.files.get(path));
	const strangers = state.accounts.filter(({ id }) => !plan.accounts.some((account) => account.id === id));
	const contents = [
		...state.contents,
		...(strangeFiles.length > 0 ? ["files"] : []),
		...(strangers.length > 1 ? ["further accounts"] : []),
	];
	if (contents.length > 0) {
		throw new CommandError(
			`The project is not empty (it holds ${contents.join(", ")}); nothing was changed. ` +
				"With --replace all of it is thrown away for this site.",
		);
	}
}

async function storeFiles(api: HostedApi, { file, held, progress }: WriteOptions, plan: Plan): Promise<void> {
	let done = 0;
	for await (const entry of readBackup(createReadStream(file))) {
		if (!("file" in entry)) {
			continue;
		}
		progress.share("Sending files", done++, plan.files.size);
		if (held.get(entry.file) !== plan.files.get(entry.file)) {
			const type = plan.types.get(entry.file) ?? "application/octet-stream";
			await api.storeFile(entry.file, type, Buffer.from(entry.bytes, "base64"));
		}
	}
}

/** Adds the accounts with their ids and, where the project takes them, their password hashes. */
async function addAccounts(api: HostedApi, plan: Plan, state: HostedState): Promise<void> {
	for (const { id, email, hash, isConfirmed, metadata } of plan.accounts) {
		const same = state.accounts.filter((account) => account.id === id || account.email.toLowerCase() === email);
		const [only] = same;
		const heldHash = state.passwordHashes.get(id) ?? hash;
		if (same.length === 1 && only?.id === id && only.email.toLowerCase() === email && heldHash === hash) {
			continue;
		}
		for (const account of same) {
			await api.removeAccount(account);
		}
		const account = { id, email, email_confirm: isConfirmed, user_metadata: metadata };
		if (!((hash && (await api.addAccount({ ...account, password_hash: hash }))) || (await api.addAccount(account)))) {
			throw new CommandError(`${api.url} refuses the account ${email}; the rows are as before, look at its sign-up settings.`);
		}
	}
}

/** Sends the rows in parts that a request can hold; resolves with the name under which they wait. */
async function stageRows(api: HostedApi, { file, siteUrl, progress }: WriteOptions, total: number): Promise<string> {
	const move = randomUUID();
	let chunk: MovedRow[] = [];
	let [sent, bytes] = [0, 0];
	const send = async () => {
		await api.stageRows(move, sent, chunk);
		sent += chunk.length;
		[chunk, bytes] = [[], 0];
		progress.share("Sending rows", sent, total);
	};
	for await (const entry of readBackup(createReadStream(file))) {
		if (!isRow(entry)) {
			continue;
		}
		const size = Buffer.byteLength(JSON.stringify(entry.row));
		if (bytes + size > maxChunkBytes && chunk.length > 0) {
			await send();
		}
		chunk.push(toAbsoluteImages(toRelativeImages(entry, siteUrl ? [siteUrl] : []), api.url));
		bytes += size;
	}
	await send();
	return move;
}

const isRow = (entry: object): entry is Extract<BackupEntry, { table: string }> =>
	"table" in entry && isMovedByRows(String(entry.table));
