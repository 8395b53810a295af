import type { ProjectSummary } from "@site/shared-data";

export const buildProject = (overrides: Partial<ProjectSummary> = {}): ProjectSummary => ({
	id: "kebun",
	title: "Kebun",
	description: "A harvest ledger for tea smallholders above Lembang.",
	previewUrl: "/sample/kebun-600.webp",
	tags: ["TypeScript", "React", "Supabase", "Offline-first"],
	year: "2026",
	status: "published",
	updatedAt: new Date("2026-03-05T08:00:00Z"),
	...overrides,
});
