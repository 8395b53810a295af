import { type PublicationState, type PublicationStatus, urls } from "@site/shared-data";
import type { Nouns } from "../mutations/describeBulkResult.ts";
import type { ListRules } from "../table/search/listQuery.ts";

/** The nouns, labels and URLs of a kind of publication. */
export interface PublicationKind {
	name: "essays" | "projects";
	title: string;
	nouns: Nouns;
	/** The labels of the link to the form of a new row: with rows in the list, and without. */
	createLabel: string;
	firstLabel: string;
	urls: { list: string; create: string; edit: (id: string) => string; public: (id: string) => string };
}

export const essayKind: PublicationKind = {
	name: "essays",
	title: "Essays",
	nouns: { one: "essay", many: "essays" },
	createLabel: "New Essay",
	firstLabel: "Write your first essay",
	urls: {
		list: urls.admin.essays(),
		create: urls.admin.newEssay(),
		edit: urls.admin.editEssay,
		public: urls.essay,
	},
};

export const projectKind: PublicationKind = {
	name: "projects",
	title: "Projects",
	nouns: { one: "project", many: "projects" },
	createLabel: "New Project",
	firstLabel: "Create your first project",
	urls: {
		list: urls.admin.projects(),
		create: urls.admin.newProject(),
		edit: urls.admin.editProject,
		public: urls.project,
	},
};

/** A row of a list of publications. */
export interface PublicationRow {
	id: string;
	title: string;
	status: PublicationStatus;
	/** When it becomes public, as ISO 8601; null means immediately. */
	publishAt: string | null;
	updatedAt: Date;
}

/** The words for the states, in the order that filters offer them. */
export const stateLabels: Record<PublicationState, string> = { published: "Published", scheduled: "Scheduled", draft: "Draft" };

/** The rules of a list of publications that can be sorted by these columns. */
export const listRules = <Key extends string>(...sorts: Key[]): ListRules<PublicationState, Key | "updatedAt"> => ({
	statuses: ["published", "scheduled", "draft"],
	sorts: [...sorts, "updatedAt"],
	sort: { by: "updatedAt", direction: "descending" },
	pageSize: 25,
});

/** The URL hash that opens a form at its preview. */
export const previewHash = "#preview";

/** Shows a publication: its public page; before it is public, the preview of its form. */
export const viewUrl = ({ urls }: PublicationKind, id: string, state: PublicationState): string =>
	state === "published" ? urls.public(id) : `${urls.edit(id)}${previewHash}`;
