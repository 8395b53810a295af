import { buildJob, buildProfile, buildProject, type MemorySeed } from "@site/shared-data/testing";

/** The rows behind the drawn home page: a profile, four jobs, four projects. */
export const drawnSite = (): Required<Pick<MemorySeed, "profile" | "jobs" | "projects">> => ({
	profile: buildProfile({
		profileImage: "/sample/portrait.webp",
		availabilityText: "Available for projects from January",
		about: [
			"I make software for people who would rather be doing something else: picking tea, firing roof tiles, catching the last minibus home.",
			"Eleven years in, I still draw the interface and write the code in the same week, often on the same day. It keeps the drawings honest and the code kind. Most of what I build is small, quick to load and meant to be left alone for years.",
			"Away from the desk I walk the ridge at Dago, repair one espresso machine over and over, and write down what I learn.",
		].join("\n\n"),
	}),
	jobs: [
		buildJob({
			position: "Lead product engineer",
			company: "Tirta Systems",
			companyLogo: "/sample/logo-tirta-systems.webp",
			startDate: "2023-02-01",
			endDate: null,
			isCurrent: true,
			displayOrder: 4,
		}),
		buildJob({
			position: "Frontend engineer",
			company: "Kopi Kilometer",
			startDate: "2020-01-15",
			endDate: "2023-01-31",
			displayOrder: 3,
		}),
		buildJob({
			position: "Interface designer",
			company: "Sawah Studio",
			startDate: "2017-03-01",
			endDate: "2020-01-10",
			displayOrder: 2,
		}),
		buildJob({
			position: "Junior developer",
			company: "Balai Warta",
			startDate: "2015-07-01",
			endDate: "2017-02-01",
			displayOrder: 1,
		}),
	],
	projects: [
		buildProject({
			id: "kebun",
			title: "Kebun",
			description: "A harvest ledger for tea smallholders above Lembang.",
			previewUrl: "/sample/kebun-600.webp",
			tags: ["TypeScript", "React", "Supabase", "Offline-first"],
			year: "2026",
			updatedAt: new Date("2026-03-05T08:00:00Z"),
		}),
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
});
