import type { HomeSection } from "@site/shared-data";
import type { ProjectItem } from "../projects/ProjectsData.ts";

/** The data of the home page: plain values that survive serialisation. */
export interface HomeData {
	profile: HomeProfile;
	/** Paragraphs, at least one. */
	about: string[];
	current: Role | null;
	previous: Role[];
	work: ProjectItem[];
	/** True when nothing is published and the work is the built-in sample. */
	isSample: boolean;
	/** What is shown below the head, in this order. */
	sections: HomeSection[];
	/** For search engines; without them they are made from the profile. */
	title?: string;
	description?: string;
}

export interface HomeProfile {
	name: string;
	title: string;
	location: string | null;
	image: string | null;
	/** The badge's text; null while not available. */
	availability: string | null;
}

export interface Role {
	id: string;
	position: string;
	company: string;
	location: string;
	logo: string | null;
	/** "2023 - Present" */
	years: string;
}
