import { createHash } from "node:crypto";
import { type PublicRepositories, urls } from "@site/shared-data";
import { formatDay } from "@site/shared-data/dates";
import { LRUCache } from "lru-cache";
import { siteConfig } from "../../../site.config.ts";
import type { RunTask } from "../worker/createWorker.ts";
import type { Card } from "./Card.ts";
import { ripeness } from "./ripeness.ts";

/** Each card is about 50 KB. */
const maxCards = 200;

export interface PaintedCard {
	png: Uint8Array;
	/** Names what the card says: equal as long as it says the same. */
	etag: string;
}

export interface Cards {
	/** Null for an essay that is not published or unknown. Rejects with DataError when the backend does not answer. */
	essay(id: string): Promise<PaintedCard | null>;
	project(id: string): Promise<PaintedCard | null>;
}

/**
 * The card images of essays and projects, painted when first asked for and again when they say something
 * else. They name the host of SITE_URL and no other: a painting takes long, and whoever asks may make hosts
 * up.
 */
export function createCards({ essays, projects, profile }: PublicRepositories, run: RunTask, siteUrl?: string): Cards {
	const host = siteUrl ? new URL(siteUrl).host : "";
	/** By what they say, so that a change of anything else paints none again. */
	const painted = new LRUCache<string, PaintedCard>({
		max: maxCards,
		fetchMethod: async (content) => {
			const etag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
			return { png: await run("card", JSON.parse(content) as Card), etag };
		},
	});
	const paint = (card: Card) => painted.forceFetch(JSON.stringify(card));
	const owner = async () => (await profile.get())?.name ?? siteConfig.name;
	return {
		async essay(id) {
			const [essay, name] = await Promise.all([essays.getPublished(id), owner()]);
			if (!essay) return null;
			const facts = `${formatDay(essay.date)} · ${essay.readingTime} min read`;
			return paint({ kind: urls.essays(), title: essay.title, facts, owner: name, host, age: ripeness(essay.date) });
		},
		async project(id) {
			const [project, name] = await Promise.all([projects.getPublished(id), owner()]);
			if (!project) return null;
			const facts = [project.year, ...project.tags.slice(0, 3)].join(" · ");
			return paint({ kind: urls.projects(), title: project.title, facts, owner: name, host, age: 1 });
		},
	};
}
