import { createHash } from "node:crypto";
import { type PublicRepositories, urls } from "@site/shared-data";
import { formatDay } from "@site/shared-data/dates";
import { LRUCache } from "lru-cache";
import { siteConfig } from "../../../site.config.ts";
import type { RunTask } from "../worker/createWorkerPool.ts";
import type { ShareImage } from "./ShareImage.ts";

/** Each image is about 50 KB. */
const maxImages = 200;
/** How many days an essay's line takes from clay to tea. */
const fullAgeDays = 913;

export interface RenderedShareImage {
	png: Uint8Array;
	/** Names what the image says: equal as long as it says the same. */
	etag: string;
}

export interface ShareImages {
	/**
	 * Null for an essay that is not published or unknown. Rejects with DataError when the backend does not
	 * answer.
	 */
	essay(id: string): Promise<RenderedShareImage | null>;
	project(id: string): Promise<RenderedShareImage | null>;
}

/**
 * The images that shared links of essays and projects show, painted when they are first asked for and again
 * when they say something else. They name the host of SITE_URL and no other: painting takes long, and a
 * caller may make hosts up.
 */
export function createShareImages(
	{ essays, projects, profile }: PublicRepositories,
	run: RunTask,
	siteUrl?: string,
): ShareImages {
	const host = siteUrl ? new URL(siteUrl).host : "";
	/** By what they say, so that a change of anything else paints none again. */
	const cache = new LRUCache<string, RenderedShareImage>({
		max: maxImages,
		fetchMethod: async (content) => {
			const etag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
			return { png: await run("shareImage", JSON.parse(content) as ShareImage), etag };
		},
	});
	const render = (image: ShareImage) => cache.forceFetch(JSON.stringify(image));
	const readName = async () => (await profile.get())?.name ?? siteConfig.name;
	return {
		async essay(id) {
			const [essay, name] = await Promise.all([essays.getPublished(id), readName()]);
			if (!essay) return null;
			const details = `${formatDay(essay.date)} · ${essay.readingTime} min read`;
			return render({ kind: urls.essays(), title: essay.title, details, name, host, ageRatio: toAgeRatio(essay.date) });
		},
		async project(id) {
			const [project, name] = await Promise.all([projects.getPublished(id), readName()]);
			if (!project) return null;
			const details = [project.year, ...project.tags.slice(0, 3)].join(" · ");
			return render({ kind: urls.projects(), title: project.title, details, name, host, ageRatio: 1 });
		},
	};
}

/** How ripe an essay of this day is, from 0 to 1, in tenths: its image changes ten times, not every day. */
function toAgeRatio(day: string): number {
	const days = (Date.now() - Date.parse(day)) / 86_400_000;
	return Math.round(10 * Math.min(1, Math.max(0, days / fullAgeDays))) / 10;
}
