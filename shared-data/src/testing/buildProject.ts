import type { Project } from "../publications/projects/Project.ts";

/** A published project for tests and stories; every field can be given. */
export function buildProject(fields: Partial<Project> = {}): Project {
	const id = fields.id ?? `project-${++built}`;
	return {
		id,
		title: `Title of ${id}`,
		description: `What ${id} is about`,
		previewUrl: "/sample/kebun.webp",
		shareImage: null,
		tags: ["TypeScript"],
		year: "2026",
		status: "published",
		publishAt: null,
		projectUrl: null,
		content: null,
		createdAt: new Date(2026, 10, 1, 12),
		updatedAt: new Date(2026, 10, 19, 12),
		revision: `revision of ${id}`,
		...fields,
	};
}

let built = 0;
