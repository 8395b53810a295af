import { describePublicationRepository, type Prepare } from "../publicationRepository.contract.ts";
import type { Project, ProjectDraft } from "./Project.ts";

/** What every implementation of the projects must do. */
export function describeProjects(implementation: string, prepare: Prepare<Project, ProjectDraft>): void {
	describePublicationRepository<Project, ProjectDraft>(
		implementation,
		{
			name: "projects",
			draft,
			about: "description",
			detailFields: ["projectUrl", "content", "createdAt"],
			entryFields: ["id", "title", "description", "tags"],
			blank: [
				{ projectUrl: " ", content: "" },
				{ projectUrl: null, content: null },
			],
			invalid: [
				["title", { title: "  " }],
				["title", { title: "x".repeat(201) }],
				["previewUrl", { previewUrl: "javascript:alert(1)" }],
				["projectUrl", { projectUrl: "kebun.example" }],
				["tags", { tags: Array.from({ length: 51 }, () => "tag") }],
			],
			sorted: ["year", { year: "2024" }, { year: "2026" }],
		},
		prepare,
	);
}

const draft: ProjectDraft = {
	title: "Kebun",
	description: "Benih dan panen",
	previewUrl: "/sample/kebun.webp",
	projectUrl: "https://kebun.example/",
	tags: ["React", "Postgres"],
	year: "2025",
	content: "# Kebun\n\nBenih.\n",
	status: "draft",
	publishAt: null,
};
