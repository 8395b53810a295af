import { sampleFolder } from "../folders.ts";
import { jobs } from "./jobs.ts";
import { profile } from "./profile.ts";
import { quotes } from "./quotes.ts";
import { readMarkdown } from "./readMarkdown.ts";
import type { EssayRow, JobRow, ProfileRow, ProjectRow, QuoteRow } from "./rows.ts";

export type { EssayRow, JobRow, ProfileRow, ProjectRow, QuoteRow } from "./rows.ts";

/** Everything that a fresh installation shows, as database rows without ids. */
export interface SampleContent {
	profile: ProfileRow;
	projects: ProjectRow[];
	essays: EssayRow[];
	jobs: JobRow[];
	quotes: QuoteRow[];
}

/**
 * Reads the sample from this folder. Lists are oldest first, so inserting them in order keeps the order of
 * `updated_at`. Throws on a malformed file.
 */
export function loadSampleContent(): SampleContent {
	return { profile, projects: loadProjects(), essays: loadEssays(), jobs, quotes };
}

function loadProjects(): ProjectRow[] {
	const keys = ["title", "description", "previewUrl", "projectUrl", "tags", "year", "status", "updatedAt"];
	return readMarkdown(new URL("projects/", sampleFolder), keys)
		.map((file) => ({
			title: file.text("title"),
			description: file.text("description"),
			preview_url: file.text("previewUrl"),
			project_url: file.optionalText("projectUrl"),
			tags: file.texts("tags"),
			year: file.text("year"),
			content: file.body === "" ? null : file.body,
			status: file.status(),
			created_at: file.text("updatedAt"),
			updated_at: file.text("updatedAt"),
		}))
		.sort(oldestFirst);
}

function loadEssays(): EssayRow[] {
	const keys = ["title", "date", "readingTime", "excerpt", "featuredImage", "topics", "language", "status"];
	return readMarkdown(new URL("essays/", sampleFolder), keys)
		.map((file) => ({
			title: file.text("title"),
			date: file.text("date"),
			reading_time: file.wholeNumber("readingTime"),
			excerpt: file.text("excerpt"),
			content: file.body,
			featured_image: file.optionalText("featuredImage"),
			topics: file.texts("topics"),
			language: file.text("language") === "id" ? ("id" as const) : ("en" as const),
			status: file.status(),
			created_at: morningOf(file.text("date")),
			updated_at: morningOf(file.text("date")),
		}))
		.sort(oldestFirst);
}

/** Nine in the morning in Bandung. */
function morningOf(date: string): string {
	return `${date}T09:00:00+07:00`;
}

function oldestFirst(a: { updated_at: string }, b: { updated_at: string }): number {
	return Date.parse(a.updated_at) - Date.parse(b.updated_at);
}
