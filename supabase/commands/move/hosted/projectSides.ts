import { createReadStream, mkdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { buckets } from "@site/shared-data/uploads";
import { type BackupEntry, readBackup } from "../../../embedded/backup/backupFormat.ts";
import { readTables, replaceRows } from "../../../embedded/backup/backupTables.ts";
import { createBackup } from "../../../embedded/backup/createBackup.ts";
import { assertSiteIsEmpty } from "../../../embedded/backup/restoreBackup.ts";
import { type StagedBackup, stageBackup } from "../../../embedded/backup/stageBackup.ts";
import { storedFilePath, typeOf, writeStoredFile } from "../../../embedded/data-dir/fileStorage.ts";
import type { Queries } from "../../../embedded/database/Sql.ts";
import { CommandError } from "../../../embedded/errors.ts";
import { writePacked } from "../../downloadBackup.ts";
import type { Progress } from "../../progress.ts";
import type { Source, Target } from "../Target.ts";
import type { Project } from "./openProject.ts";
import { isPortable, toPortable } from "./portable.ts";

/** The Storage API moves files and their rows. */
const hasRows = (table: string) => isPortable(table) && table !== "storage.objects";

/** The hosted project as a source; its files are written to `folder`. */
export const projectSource =
	(project: Project, folder: string, progress: Progress): Source =>
	async (file) => {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
		const files = await listFiles(project.sql);
		for (const [index, { bucket, name }] of files.entries()) {
			progress.share("Reading files", index, files.length);
			const { data, error } = await project.storage.from(bucket).download(name);
			if (error) {
				throw new CommandError(
					`${project.url} does not give the file ${bucket}/${name} (${error.message}); nothing was changed.`,
				);
			}
			await writeStoredFile(storedFilePath(join(folder, "files"), bucket, name), new Uint8Array(await data.arrayBuffer()));
		}
		await saveRows(project, folder, file, isPortable);
	};

/** The hosted project as a target; `folder` is for temporary files. */
export const projectTarget = (project: Project, folder: string, progress: Progress): Target => ({
	name: project.url,
	next: "Unset DATABASE_URL, set SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY to the project, and start or export.",
	async open(work) {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
		let reads = 0;
		await work({
			async *read() {
				reads += 1;
				const file = join(folder, `there-${reads}`);
				await saveRows(project, folder, file, hasRows);
				for await (const line of readBackup(createReadStream(file))) {
					const entry = "format" in line ? line : toPortable(line);
					if (entry !== undefined) yield entry;
				}
				yield* (await listFiles(project.sql)).map(toSizeEntry);
			},
			write: (file, isReplacing) => writeProject(project, { file, folder, isReplacing, progress }),
		});
	},
});

/** Compares only a project file's size, to avoid a second download. */
export function toSized(entry: BackupEntry): BackupEntry | undefined {
	if ("file" in entry) {
		const [bucket = "", ...name] = entry.file.split("/");
		return toSizeEntry({ bucket, name: name.join("/"), size: Buffer.byteLength(entry.bytes, "base64") });
	}
	return entry.table === "storage.objects" ? undefined : entry;
}

interface ProjectFile {
	bucket: string;
	name: string;
	size: number;
}

const toSizeEntry = ({ bucket, name, size }: ProjectFile): BackupEntry => ({
	table: "files",
	row: { file: `${bucket}/${name}`, size },
});

async function listFiles(sql: Queries): Promise<ProjectFile[]> {
	const { rows } = await sql.query<ProjectFile>(
		`select bucket_id as bucket, name, (metadata ->> 'size')::bigint as size from storage.objects
		where bucket_id = any($1::text[]) order by 1, 2`,
		[[...buckets]],
	);
	return rows;
}

/** All rows of one snapshot, and the files in the folder. */
const saveRows = ({ sql }: Project, folder: string, file: string, isIncluded: (table: string) => boolean) =>
	writePacked(createBackup({ sql, dataDir: folder, runExclusive: (task) => task() }, true, isIncluded), file);

interface WriteOptions {
	file: string;
	folder: string;
	isReplacing: boolean;
	progress: Progress;
}

/** Files come first, then all rows in one transaction, so that no page shows a missing image. */
async function writeProject(project: Project, { file, folder, isReplacing, progress }: WriteOptions): Promise<void> {
	const { sql, storage } = project;
	const tables = await readTables(sql);
	const staged = await stageBackup(createReadStream(file), join(folder, "staged"), tables);
	const held = await listFiles(sql);
	const brought = isReplacing ? [] : await findBrought(staged, held);
	if (!isReplacing) await assertSiteIsEmpty(sql, brought);
	await uploadFiles(project, staged, brought, progress);
	await sql.transaction(async (transaction) => {
		if (!isReplacing) await assertSiteIsEmpty(transaction, staged.files);
		await replaceRows(transaction, staged.rowsPath, tables.filter(hasRows));
		await transaction.exec(completeAccounts);
	});
	for (const bucket of buckets) {
		const others = held.filter((one) => one.bucket === bucket && !staged.files.includes(`${bucket}/${one.name}`));
		if (others.length > 0) await storage.from(bucket).remove(others.map(({ name }) => name));
	}
}

/** The files that an earlier run has uploaded. */
async function findBrought({ filesFolder, files }: StagedBackup, held: readonly ProjectFile[]): Promise<string[]> {
	const brought: string[] = [];
	for (const { bucket, name, size } of held.filter((one) => files.includes(`${one.bucket}/${one.name}`))) {
		if ((await readFile(storedFilePath(filesFolder, bucket, name))).byteLength === Number(size)) {
			brought.push(`${bucket}/${name}`);
		}
	}
	return brought;
}

async function uploadFiles(
	{ url, storage }: Project,
	{ filesFolder, files }: StagedBackup,
	brought: readonly string[],
	progress: Progress,
): Promise<void> {
	for (const [index, path] of files.filter((one) => !brought.includes(one)).entries()) {
		progress.share("Sending files", index, files.length - brought.length);
		const [bucket = "", ...name] = path.split("/");
		const bytes = await readFile(join(filesFolder, path));
		const options = { contentType: typeOf(path), cacheControl: "3600", upsert: true };
		const { error } = await storage.from(bucket).upload(name.join("/"), bytes, options);
		if (error) {
			throw new CommandError(
				`${url} does not take the file ${path} (${error.message}); its rows are as before, run the command again.`,
			);
		}
	}
}

/** The data of an account that a project's auth service requires: tokens as texts, and an identity. */
const completeAccounts = `
	update auth.users set instance_id = '00000000-0000-0000-0000-000000000000', aud = 'authenticated', role = 'authenticated',
		confirmation_token = '', recovery_token = '', email_change = '', email_change_token_new = '';
	insert into auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at)
	select id, id, jsonb_build_object('sub', id, 'email', email, 'email_verified', email_confirmed_at is not null), 'email',
		created_at, updated_at from auth.users;
`;
