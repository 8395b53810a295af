import { describePublicationRepository, type Prepare } from "../publicationRepository.contract.ts";
import type { Project, ProjectDraft } from "./Project.ts";

/** The contract of every implementation of the projects. */
export function describeProjects(implementation: string, prepare: Prepare<Project, ProjectDraft>): void {
	describePublicationRepository<Project, ProjectDraft>(
		implementation,
		{
			name: "projects",
			draft,
			about: "description",
			detailFields: ["shareImage", "projectUrl", "content", "createdAt"],
			entryFields: ["id", "title", "description", "tags"],
			blank: [
				{ projectUrl: " ", content: "", shareImage: " " },
				{ projectUrl: null, content: null, shareImage: null },
			],
			invalid: [
				["title", { title: "x".repeat(201) }],
				["shareImage", { shareImage: "//elsewhere.example/a.png" }],
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
	shareImage: "/sample/kontur.webp",
	projectUrl: "https://kebun.example/",
	tags: ["React", "Postgres"],
	year: "2025",
	content: "# Kebun\n\nBenih.\n",
	status: "draft",
	publishAt: null,
};
