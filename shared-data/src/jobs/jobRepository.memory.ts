import { oldestFirst } from "../client/oldestFirst.ts";
import { compare, listRows } from "../testing/listRows.ts";
import type { MemoryStore } from "../testing/MemoryStore.ts";
import type { Job, JobDraft } from "./Job.ts";
import type { JobRepository } from "./jobRepository.ts";
import { toJobColumns } from "./toJobColumns.ts";
import { toReordered } from "./toReordered.ts";

/** The jobs kept in memory. */
export function createMemoryJobRepository(store: MemoryStore): JobRepository {
	const table = store.jobs;
	const answer = <T>(value: () => T) => store.answer("jobs", value);
	const listed = () => table.rows.toSorted(asListed);

	/** Of the current jobs only this one stays current, as the database sees to it. */
	function keepOneCurrent(job: Job): Job {
		if (job.isCurrent) {
			table.rows = table.rows.map((row) =>
				row.isCurrent && row.id !== job.id ? { ...row, isCurrent: false, ...store.stamp() } : row,
			);
		}
		return job;
	}

	return {
		list: () => answer(listed),
		count: () =>
			answer(() => {
				const current = table.rows.filter(({ isCurrent }) => isCurrent).length;
				return { total: table.rows.length, current, past: table.rows.length - current };
			}),
		listPage: (query) =>
			answer(() => listRows(listed(), query, ({ position, company, location }) => [position, company, location])),
		listAll: () => answer(() => table.rows.toSorted(oldestFirst)),
		get: (id) => answer(() => table.get(id)),
		create: (draft) =>
			answer(() => {
				const stamp = store.stamp();
				const job = { ...toStored(draft), ...stamp, id: crypto.randomUUID(), createdAt: stamp.updatedAt };
				return table.insert(keepOneCurrent(job));
			}),
		save: (id, changes, revision) =>
			answer(() => {
				toJobColumns(changes);
				const change = (row: Job) => ({ ...row, ...toStored({ ...row, ...changes }), ...store.stamp() });
				return keepOneCurrent(table.save(id, revision, change));
			}),
		makeCurrent: (id) =>
			answer(() => keepOneCurrent(table.change(id, (row) => ({ ...row, isCurrent: true, endDate: null, ...store.stamp() })))),
		reorder: (ids) =>
			answer(() => {
				for (const { id, displayOrder } of toReordered(table.rows, ids)) {
					table.change(id, (row) => ({ ...row, displayOrder, ...store.stamp() }));
				}
				return listed();
			}),
		delete: (id) => answer(() => table.delete(id)),
		deleteMany: (ids) => answer(() => table.deleteMany(ids)),
	};
}

const asListed = (a: Job, b: Job) => b.displayOrder - a.displayOrder || compare(b.startDate, a.startDate) || compare(b.id, a.id);

/** What the columns of a draft give back when they are read. */
function toStored(draft: JobDraft): JobDraft {
	const {
		position = "",
		company = "",
		company_logo = null,
		location = "",
		end_date = null,
		description = null,
	} = toJobColumns(draft);
	const { startDate, isCurrent, displayOrder } = draft;
	return {
		position,
		company,
		companyLogo: company_logo,
		location,
		startDate,
		endDate: end_date,
		description,
		isCurrent,
		displayOrder,
	};
}
