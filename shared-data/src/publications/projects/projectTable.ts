import { type Columns, commonColumns, optional, optionalTimestamp, plain, trimmed } from "../../client/table/columns.ts";
import { slugs } from "../../client/table/tableRepository.ts";
import { isBlank } from "../../rules/formats.ts";
import type { PublicationTable } from "../publicationRepository.ts";
import type { Project, ProjectEntry, ProjectSummary } from "./Project.ts";

const columns: Columns<"projects", Project> = {
	...commonColumns,
	id: trimmed("id"),
	title: trimmed("title"),
	description: trimmed("description"),
	previewUrl: trimmed("preview_url"),
	shareImage: optional("share_image"),
	tags: plain("tags"),
	year: trimmed("year"),
	status: plain("status"),
	publishAt: optionalTimestamp("publish_at"),
	projectUrl: optional("project_url"),
	// Not trimmed: leading blanks may indent the first line of markdown.
	content: { ...optional("content"), write: (text) => (isBlank(text ?? "") ? null : text) },
};

/** How projects are stored and listed. */
export const projectTable: PublicationTable<Project, ProjectSummary, ProjectEntry> = {
	name: "projects",
	ids: slugs,
	columns,
	detailFields: ["shareImage", "projectUrl", "content", "createdAt"],
	searchFields: ["title", "description"],
	order: ["updatedAt", "id"],
	publicOrder: ["updatedAt", "id"],
	sitemapFields: ["id", "updatedAt"],
	entryFields: ["id", "title", "description", "tags"],
};
