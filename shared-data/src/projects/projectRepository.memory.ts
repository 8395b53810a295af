import { oldestFirst } from "../client/oldestFirst.ts";
import { visitorPage } from "../client/toRange.ts";
import { DataError } from "../errors/DataError.ts";
import { copyTitle } from "../publication/copyTitle.ts";
import { countPublications } from "../publication/countPublications.ts";
import type { PublicationStatus } from "../publication/PublicationStatus.ts";
import { keysetPageOf } from "../testing/keysetPageOf.ts";
import { compare, listRows } from "../testing/listRows.ts";
import type { MemoryStore } from "../testing/MemoryStore.ts";
import { toFreeSlug } from "../testing/toFreeSlug.ts";
import type { Project, ProjectDraft, ProjectSummary } from "./Project.ts";
import type { ProjectReader, ProjectRepository } from "./projectRepository.ts";
import { toProjectColumns } from "./toProjectColumns.ts";

/** Both views of the projects kept in memory. */
export function createMemoryProjectRepository(store: MemoryStore): ProjectReader & ProjectRepository {
	const table = store.projects;
	const answer = <T>(value: () => T) => store.answer("projects", value);
	const newest = () => table.rows.toSorted((a, b) => compare(b.updatedAt, a.updatedAt) || compare(b.id, a.id));
	const published = () => newest().filter(({ status }) => status === "published");

	function create(draft: ProjectDraft): Project {
		const stamp = store.stamp();
		const id = toFreeSlug(draft.title, table.rows, "project");
		return table.insert({ ...toStored(draft), ...stamp, id, createdAt: stamp.updatedAt });
	}

	const setStatus = (ids: readonly string[], status: PublicationStatus) =>
		table.changeMany(ids, (row) => (row.status === status ? row : { ...row, status, ...store.stamp() }));

	return {
		listPublished: ({ limit }) => answer(() => published().slice(0, Math.min(limit, visitorPage)).map(toSummary)),
		pagePublished: (query) => answer(() => keysetPageOf(published().map(toSummary), query, visitorPage)),
		listAddresses: () =>
			answer(() =>
				published()
					.map(({ id, updatedAt }) => ({ id, updatedAt }))
					.sort((a, b) => compare(a.id, b.id)),
			),
		getPublished: (id) => answer(() => published().find((project) => project.id === id) ?? null),
		listSearchEntries: () =>
			answer(() =>
				published()
					.map(({ id, title, description, tags }) => ({ id, title, description, tags }))
					.sort((a, b) => compare(a.id, b.id)),
			),
		listRecent: ({ limit }) => answer(() => newest().slice(0, limit).map(toSummary)),
		count: () => answer(() => countPublications(table.rows)),
		listPage: (query) =>
			answer(() => {
				const { rows, total } = listRows(newest(), query, ({ title, description }) => [title, description]);
				return { rows: rows.map(toSummary), total };
			}),
		listAll: () => answer(() => table.rows.toSorted(oldestFirst)),
		get: (id) => answer(() => table.get(id)),
		create: (draft) => answer(() => create(draft)),
		save: (id, changes, revision) =>
			answer(() => {
				toProjectColumns(changes);
				return table.save(id, revision, (row) => ({ ...row, ...toStored({ ...row, ...changes }), ...store.stamp() }));
			}),
		duplicateAsDraft: (id) =>
			answer(() => {
				const original = table.get(id);
				if (!original) throw new DataError("not-found", "The project to duplicate does not exist");
				return create({ ...original, title: copyTitle(original.title), status: "draft" });
			}),
		delete: (id) => answer(() => table.delete(id)),
		publish: (ids) => answer(() => setStatus(ids, "published")),
		unpublish: (ids) => answer(() => setStatus(ids, "draft")),
		deleteMany: (ids) => answer(() => table.deleteMany(ids)),
	};
}

/** What the columns of a draft give back when they are read. */
function toStored(draft: ProjectDraft): ProjectDraft {
	const {
		title = "",
		description = "",
		preview_url = "",
		project_url = null,
		tags = [],
		year = "",
		content = null,
	} = toProjectColumns(draft);
	return { title, description, previewUrl: preview_url, projectUrl: project_url, tags, year, content, status: draft.status };
}

function toSummary(project: Project): ProjectSummary {
	const { projectUrl: _, content: __, createdAt: ___, ...summary } = project;
	return summary;
}
