import type { Job, Profile, ProjectSummary, PublicRepositories } from "@site/shared-data";
import { buildJob, buildPastJob } from "./buildJob.ts";
import { buildProfile } from "./buildProfile.ts";
import { buildProject } from "./buildProject.ts";

interface Stored {
	profile: Profile | null;
	jobs: Job[];
	projects: ProjectSummary[];
}

/** The visitor's repositories over rows in memory; without arguments, those of the drawn pages. */
export function memoryRepositories(stored: Partial<Stored> = {}): PublicRepositories {
	const { profile, jobs, projects } = { ...drawn, ...stored };
	return {
		profile: { get: async () => profile },
		jobs: {
			list: async () => [...jobs].sort((a, b) => b.displayOrder - a.displayOrder || b.startDate.localeCompare(a.startDate)),
		},
		projects: {
			listPublished: async ({ limit }) =>
				projects
					.filter(({ status }) => status === "published")
					.sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
					.slice(0, limit),
		},
	};
}

const drawn: Stored = {
	profile: buildProfile(),
	jobs: [
		buildJob(),
		buildPastJob(),
		buildPastJob({
			id: "job-sawah",
			position: "Interface designer",
			company: "Sawah Studio",
			startDate: "2017-03-01",
			endDate: "2020-01-10",
			displayOrder: 2,
		}),
		buildPastJob({
			id: "job-balai",
			position: "Junior developer",
			company: "Balai Warta",
			startDate: "2015-07-01",
			endDate: "2017-02-01",
			displayOrder: 1,
		}),
	],
	projects: [
		buildProject(),
		buildProject({
			id: "angkot",
			title: "Angkot",
			description: "A transit map for Bandung’s minibuses, drawn from eleven weeks of riding them with a notebook.",
			previewUrl: "/sample/angkot-600.webp",
			tags: ["MapLibre", "Go", "GTFS"],
			year: "2025",
			updatedAt: new Date("2026-02-20T08:00:00Z"),
		}),
		buildProject({
			id: "laras",
			title: "Laras",
			description: "Practise gamelan in the browser.",
			previewUrl: "/sample/laras-600.webp",
			tags: ["Web Audio", "Svelte"],
			year: "2025",
			updatedAt: new Date("2026-01-11T08:00:00Z"),
		}),
		buildProject({
			id: "isola",
			title: "Isola",
			previewUrl: "/sample/isola-600.webp",
			updatedAt: new Date("2025-11-02T08:00:00Z"),
		}),
	],
};
