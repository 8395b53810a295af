import type { MemoryStore } from "../../testing/MemoryStore.ts";
import type { StoredFile, StoredFileRepository } from "./StoredFile.ts";

/** The files of the seed, in its order. */
export function createMemoryStoredFiles(store: MemoryStore): StoredFileRepository {
	const isUnused = ({ uses }: StoredFile) => uses.length === 0;
	return {
		listPage: ({ search = "", status, sort, page, pageSize }) =>
			store.respond("files", () => {
				const text = (file: StoredFile) => JSON.stringify([file.url, file.uses]).toLowerCase();
				const rows = store.storedFiles
					.filter((file) => (!status || isUnused(file)) && text(file).includes(search.toLowerCase()))
					.toSorted((a, b) =>
						sort
							? (Number(a[sort.by]) - Number(b[sort.by])) * (sort.direction === "ascending" ? 1 : -1)
							: Number(isUnused(b)) - Number(isUnused(a)),
					);
				return { rows: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length };
			}),
		delete: (ids) =>
			store.respond("files", () => {
				const stored = store.storedFiles.filter(({ id }) => ids.includes(id));
				const done = stored.filter(isUnused);
				store.storedFiles = store.storedFiles.filter((file) => !done.includes(file));
				return {
					done: done.map(({ id }) => id),
					kept: stored.filter((file) => !isUnused(file)).map(({ id }) => id),
					missing: ids.filter((id) => !stored.some((file) => file.id === id)),
				};
			}),
	};
}
