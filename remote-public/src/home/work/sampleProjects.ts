import type { ProjectItem } from "../../projects/projectsLoader.ts";

/** The home page shows these until a project is published. The images are files of the site. */
export const sampleProjects: ProjectItem[] = [
	{
		id: "sample-terrace",
		title: "Terrace",
		description: "A harvest ledger for tea gardens that works where the signal does not.",
		image: "/sample/strata-600.webp",
		tags: ["TypeScript", "Offline first"],
		year: "2026",
	},
	{
		id: "sample-kawung",
		title: "Kawung",
		description: "A batik pattern as a layout system: four petals, one grid, any screen.",
		image: "/sample/kawung-600.webp",
		tags: ["CSS", "SVG"],
		year: "2025",
	},
	{
		id: "sample-contour",
		title: "Contour",
		description: "Walks around the city, drawn from height lines and the notes of those who walk.",
		image: "/sample/kontur-600.webp",
		tags: ["Maps", "Canvas"],
		year: "2025",
	},
	{
		id: "sample-drawer",
		title: "Drawer",
		description: "A point of sale for stalls that fits in one drawer and one evening of learning.",
		image: "/sample/laci-600.webp",
		tags: ["React", "Postgres"],
		year: "2024",
	},
	{
		id: "sample-roof",
		title: "Roof",
		description: "Counting roof tiles from a photograph, so that the kiln fires the right number.",
		image: "/sample/genteng-600.webp",
		tags: ["Vision", "Python"],
		year: "2023",
	},
];
