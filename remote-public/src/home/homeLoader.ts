import {
	type HomeSection,
	type Job,
	type Profile,
	type ProjectSummary,
	publicRepositoriesContext,
	type SiteSettingsDraft,
} from "@site/shared-data";
import { defaultProfile } from "@site/shared-data/settings";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { readSettings } from "../layout/layoutLoader.ts";
import { availabilityOf } from "../layout/page/availabilityOf.ts";
import { type ProjectItem, toProjectItem } from "../projects/projectsLoader.ts";

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

/** Reads the home page's data in one round. The built-in sample is fetched only when nothing is published. */
export async function homeLoader({ context }: LoaderFunctionArgs): Promise<HomeData> {
	const { profile, jobs, projects } = context.get(publicRepositoriesContext);
	const [admin, history, published, settings] = await Promise.all([
		profile.get(),
		jobs.list(),
		projects.listPublished({ limit: 5 }),
		readSettings(context),
	]);
	const home = toHomeData(admin, history, published, settings);
	if (published.length > 0) return home;
	const { sampleProjects } = await import("./work/sampleProjects.ts");
	return { ...home, work: sampleProjects.slice(0, 3), isSample: true };
}

/** Converts the stored rows to the home page's data. */
export function toHomeData(
	profile: Profile | null,
	jobs: Job[],
	projects: ProjectSummary[],
	settings: SiteSettingsDraft,
): HomeData {
	const current = jobs.find((job) => job.isCurrent);
	return {
		profile: profile ? toHomeProfile(profile) : fallbackProfile(settings.name),
		about: toParagraphs(profile?.about) ?? [defaultAbout],
		current: current ? toRole(current) : null,
		previous: jobs.filter((job) => !job.isCurrent).map(toRole),
		work: projects.slice(0, 3).map(toProjectItem),
		isSample: false,
		sections: settings.homeSections,
		...(settings.defaultTitle && { title: settings.defaultTitle }),
		...(settings.defaultDescription && { description: settings.defaultDescription }),
	};
}

const defaultAbout =
	"I design and build software: small, quick to load, and made to be kept. What I learn on the way, I write down here.";

/** Used while no profile is stored. */
const fallbackProfile = (name: string): HomeProfile => ({
	name,
	title: defaultProfile.title,
	location: null,
	image: null,
	availability: null,
});

const toHomeProfile = (profile: Profile): HomeProfile => ({
	name: profile.name,
	title: profile.title,
	location: profile.location.trim() || null,
	image: profile.profileImage?.trim() || null,
	availability: availabilityOf(profile),
});

function toParagraphs(text: string | null | undefined): string[] | null {
	const paragraphs = (text ?? "")
		.split(/\n\s*\n/)
		.map((paragraph) => paragraph.trim())
		.filter(Boolean);
	return paragraphs.length > 0 ? paragraphs : null;
}

/** A job as the home page shows it. Years are cut from the calendar day, so that no time zone shifts it. */
export const toRole = (job: Job): Role => ({
	id: job.id,
	position: job.position,
	company: job.company,
	location: job.location,
	logo: job.companyLogo,
	years: toYears(job),
});

function toYears({ startDate, endDate, isCurrent }: Job): string {
	const from = startDate.slice(0, 4);
	const to = endDate?.slice(0, 4) ?? (isCurrent ? "Present" : from);
	return from === to ? from : `${from} - ${to}`;
}
