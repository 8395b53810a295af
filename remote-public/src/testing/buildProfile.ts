import type { Profile } from "@site/shared-data";

export const buildProfile = (overrides: Partial<Profile> = {}): Profile => ({
	id: "profile",
	name: "Raka Wiratama",
	title: "Software developer and designer",
	location: "Bandung, Indonesia",
	profileImage: "/sample/portrait.webp",
	availableForProjects: true,
	availabilityText: "Available for projects from January",
	about: [
		"I make software for people who would rather be doing something else: picking tea, firing roof tiles, catching the last minibus home.",
		"Eleven years in, I still draw the interface and write the code in the same week, often on the same day.",
		"Away from the desk I walk the ridge at Dago, repair one espresso machine over and over, and write down what I learn.",
	].join("\n\n"),
	updatedAt: new Date("2026-03-05T08:00:00Z"),
	...overrides,
});
