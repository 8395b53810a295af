import type { ProfileRow } from "./rows.ts";

/** The one public profile of the sample. */
export const profile: ProfileRow = {
	name: "Raka Wiratama",
	title: "Software developer and designer",
	location: "Bandung, Indonesia",
	profile_image: "/sample/portrait.webp",
	available_for_projects: true,
	availability_text: "Available for projects from January",
	about: [
		"I make software for people who would rather be doing something else: picking tea, firing roof tiles, catching the last minibus home.",
		"Eleven years in, I still draw the interface and write the code in the same week, often on the same day. It keeps the drawings honest and the code kind. Most of what I build is small, quick to load and meant to be left alone for years.",
		"Away from the desk I walk the ridge at Dago, repair one espresso machine over and over, and write down what I learn.",
	].join("\n\n"),
};
