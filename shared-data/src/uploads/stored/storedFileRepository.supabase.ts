import type { DatabaseClient } from "../../client/DatabaseClient.ts";
import { type BulkResult, callFunction } from "../../client/table/queries.ts";
import { toDataError, withDataErrors } from "../../errors/toDataError.ts";
import type { StoredFile, StoredFileRepository } from "./StoredFile.ts";

interface Objects {
	/** The absolute base URL of the stored objects. */
	url: string;
	/** Sends the session's token. */
	fetch: typeof globalThis.fetch;
}

/** Lists through the function `stored_files`; the storage deletes, with a policy that keeps used images. */
export function createStoredFileRepository(client: DatabaseClient, objects: Objects): StoredFileRepository {
	const urlOf = (bucket: string, name: string) => `${objects.url}/public/${bucket}/${encodeURI(name)}`;

	function read({ bucket, names, bytes, created_at, uses, last_use }: any): StoredFile {
		const [name, smallest = name] = names;
		return {
			id: JSON.stringify([bucket, ...names]),
			name,
			url: urlOf(bucket, name),
			thumbnailUrl: urlOf(bucket, smallest),
			copies: names.length - 1,
			bytes,
			createdAt: new Date(created_at),
			uses,
			lastUse: last_use,
		};
	}

	async function list(args: object) {
		const { rows, total } = await callFunction(client, "stored_files", args);
		return { rows: rows.map(read) as StoredFile[], total: total as number };
	}

	/** Returns the number of deleted objects; objects of a used file are kept. */
	async function remove(bucket: string, names: readonly string[]): Promise<number> {
		const init = { method: "DELETE", headers: { "content-type": "application/json" }, body: JSON.stringify({ prefixes: names }) };
		const response = await objects.fetch(`${objects.url}/${bucket}`, init).catch((error: Error) => {
			throw toDataError(error);
		});
		const answer = await response.json();
		// The storage service sends 400 with the real status in its body.
		if (!response.ok) throw toDataError({ status: Number(answer.statusCode) || response.status, message: answer.message });
		return answer.length;
	}

	return withDataErrors<StoredFileRepository>({
		listPage: ({ search = "", status = null, sort, page, pageSize }) =>
			list({
				search,
				state: status,
				sort: sort?.by ?? null,
				descending: sort?.direction !== "ascending",
				page,
				page_size: pageSize,
			}),
		async delete(ids) {
			const result: BulkResult = { done: [], kept: [], missing: [] };
			for (const id of ids) {
				const [bucket = "", ...names] = JSON.parse(id) as string[];
				const isDone = (await remove(bucket, names)) > 0;
				const isKept = !isDone && (await list({ search: `${bucket}/${names[0]}` })).total > 0;
				result[isDone ? "done" : isKept ? "kept" : "missing"].push(id);
			}
			return result;
		},
	});
}
