/** What the home page shows: plain values that survive the way from server to browser. */
export interface HomeData {
	owner: Owner;
	/** Paragraphs, at least one. */
	about: string[];
	current: Role | null;
	previous: Role[];
	work: WorkItem[];
	/** True when nothing is published and the work is the built-in sample. */
	isSample: boolean;
}

export interface Owner {
	name: string;
	title: string;
	location: string | null;
	image: string | null;
	/** The badge's words; null while no work is taken. */
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

export interface WorkItem {
	id: string;
	title: string;
	description: string;
	image: string;
	tags: string[];
	year: string;
}
