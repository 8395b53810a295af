import type { Job, Profile, ProjectSummary } from "@site/shared-data";
import { siteConfig } from "../../../site.config.ts";
import { availabilityOf } from "../layout/availabilityOf.ts";
import type { HomeData, Owner, WorkItem } from "./HomeData.ts";
import { toRole } from "./toRole.ts";

/** Chooses and words what the home page shows of the stored rows. */
export function toHomeData(profile: Profile | null, jobs: Job[], projects: ProjectSummary[]): HomeData {
	const current = jobs.find((job) => job.isCurrent);
	return {
		owner: profile ? toOwner(profile) : stranger,
		about: toParagraphs(profile?.about) ?? [defaultAbout],
		current: current ? toRole(current) : null,
		previous: jobs.filter((job) => !job.isCurrent).map(toRole),
		work: projects.slice(0, 3).map(toWorkItem),
		isSample: false,
	};
}

const defaultAbout =
	"I design and build software: small, quick to load, and made to be kept. What I learn on the way, I write down here.";

/** Stands in while no profile is stored. */
const stranger: Owner = { name: siteConfig.name, title: siteConfig.title, location: null, image: null, availability: null };

const toOwner = (profile: Profile): Owner => ({
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

const toWorkItem = ({ id, title, description, previewUrl, tags, year }: ProjectSummary): WorkItem => ({
	id,
	title,
	description,
	image: previewUrl,
	tags,
	year,
});
