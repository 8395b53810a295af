import {
	type Job,
	type Profile,
	type ProjectSummary,
	publicRepositoriesContext,
	type SiteSettingsDraft,
} from "@site/shared-data";
import { sourcesOf } from "@site/shared-data/images";
import { shortenText } from "@site/shared-data/rules";
import { defaultProfile } from "@site/shared-data/settings";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { readSettings } from "../layout/layoutLoader.ts";
import { availabilityOf } from "../layout/page/availabilityOf.ts";
import { toProjectItem } from "../projects/projectsLoader.ts";

/** Reads the home page's data in one round. The built-in sample is fetched only when nothing is published. */
export async function homeLoader({ context }: LoaderFunctionArgs): Promise<HomeData> {
	const { profile, jobs, projects } = context.get(publicRepositoriesContext);
	const [admin, history, published, settings] = await Promise.all([
		profile.get(),
		jobs.list(),
		projects.listPublished({ limit: 3 }),
		readSettings(context),
	]);
	const home = toHomeData(admin, history, published, settings);
	if (published.length > 0) return home;
	const { sampleProjects } = await import("./work/sampleProjects.ts");
	return { ...home, work: sampleProjects.slice(0, 3), isSample: true };
}

export type HomeData = ReturnType<typeof toHomeData>;

export function toHomeData(profile: Profile | null, jobs: Job[], projects: ProjectSummary[], settings: SiteSettingsDraft) {
	const current = jobs.find((job) => job.isCurrent);
	const home = toHomeProfile(profile, settings.name);
	const about = toParagraphs(profile?.about);
	return {
		profile: home,
		about,
		current: current ? toRole(current) : null,
		previous: jobs.filter((job) => !job.isCurrent).map(toRole),
		work: projects.map(toProjectItem).map((item) => ({ ...item, image: sourcesOf(item.image).src })),
		isSample: false,
		sections: settings.homeSections,
		// Texts for search engines; without them they are made from the profile.
		...(settings.defaultTitle && { title: settings.defaultTitle }),
		description: settings.defaultDescription || toDescription(home, about),
	};
}

const maxDescriptionLength = 160;

function toDescription({ name, title, location }: HomeProfile, [about = ""]: string[]): string {
	const intro = location ? `${name}, ${title}, based in ${location}.` : `${name}, ${title}.`;
	return shortenText(`${intro} ${about}`.replace(/\s+/g, " "), maxDescriptionLength);
}

export type HomeProfile = ReturnType<typeof toHomeProfile>;

/** The profile of the page; without one the site's name and a title. */
const toHomeProfile = (profile: Profile | null, siteName: string) => ({
	name: profile?.name ?? siteName,
	title: profile?.title ?? defaultProfile.title,
	location: profile?.location ?? null,
	image: sourcesOf(profile?.profileImage ?? "").src || null,
	availability: profile && availabilityOf(profile),
});

const defaultAbout =
	"I design and build software: small, quick to load, and made to be kept. What I learn on the way, I write down here.";

function toParagraphs(text: string | null | undefined): string[] {
	const paragraphs = (text ?? "")
		.split(/\n\s*\n/)
		.map((paragraph) => paragraph.trim())
		.filter(Boolean);
	return paragraphs.length > 0 ? paragraphs : [defaultAbout];
}

export type Role = ReturnType<typeof toRole>;

/** The data of a job. Years are cut from the calendar day, so that no time zone shifts them. */
export const toRole = ({ id, position, company, location, companyLogo, ...dates }: Job) => {
	const years = toYears(dates);
	return { id, position, company, location, logo: companyLogo && sourcesOf(companyLogo).src, years };
};

function toYears({ startDate, endDate, isCurrent }: Pick<Job, "startDate" | "endDate" | "isCurrent">): string {
	const from = startDate.slice(0, 4);
	const to = endDate?.slice(0, 4) ?? (isCurrent ? "Present" : from);
	return from === to ? from : `${from} - ${to}`;
}
