import type { ProjectSummary } from "../projects/Project.ts";

/** A published project for tests and stories; every field can be given. */
export function buildProject(fields: Partial<ProjectSummary> = {}): ProjectSummary {
	const id = fields.id ?? `project-${++built}`;
	return {
		id,
		title: `Title of ${id}`,
		description: `What ${id} is about`,
		previewUrl: "/sample/kebun.webp",
		tags: ["TypeScript"],
		year: "2026",
		status: "published",
		updatedAt: new Date(2026, 10, 19, 12),
		...fields,
	};
}

let built = 0;
