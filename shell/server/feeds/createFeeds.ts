import type { PublicRepositories, RenderMarkdown } from "@site/shared-data";
import { siteConfig } from "../../../site.config.ts";
import type { FeedContent } from "./FeedContent.ts";
import { jsonFeed } from "./jsonFeed.ts";
import { rssXml } from "./rssXml.ts";
import { sitemapXml } from "./sitemapXml.ts";
import { toFeedItem } from "./toFeedItem.ts";

/** A text for machines, and when what it tells was last changed. */
export interface FeedText {
	body: string;
	updatedAt: Date;
}

export interface Feeds {
	rss(origin: string): Promise<FeedText>;
	json(origin: string): Promise<FeedText>;
	sitemap(origin: string): Promise<FeedText>;
}

/** Feeds and sitemap from the published rows. Who keeps pages keeps them too. All reject with DataError when the backend does not answer. */
export function createFeeds({ essays, projects, profile }: PublicRepositories, renderMarkdown: RenderMarkdown): Feeds {
	return {
		async rss(origin) {
			const { feed, updatedAt } = await feedAt(origin);
			return { body: rssXml({ ...feed, updatedAt }), updatedAt };
		},
		async json(origin) {
			const { feed, updatedAt } = await feedAt(origin);
			return { body: jsonFeed(feed), updatedAt };
		},
		async sitemap(origin) {
			const content = await siteContent();
			return { body: sitemapXml(origin, content), updatedAt: latest([...content.essays, ...content.projects]) };
		},
	};

	async function feedContent(): Promise<FeedContent> {
		const [owner, newest] = await Promise.all([profile.get(), essays.listPublishedWithContent({ limit: 50 })]);
		return { profile: owner, essays: newest };
	}

	async function siteContent() {
		const [allEssays, allProjects] = await Promise.all([essays.listAddresses(), projects.listAddresses()]);
		return { essays: allEssays, projects: allProjects };
	}

	async function feedAt(origin: string) {
		const content = await feedContent();
		const items = await Promise.all(content.essays.map((essay) => toFeedItem(essay, origin, renderMarkdown)));
		const owner = content.profile?.name ?? siteConfig.name;
		return {
			feed: { origin, owner, items },
			updatedAt: latest([...content.essays, ...(content.profile ? [content.profile] : [])]),
		};
	}
}

function latest(rows: { updatedAt: Date }[]) {
	return new Date(Math.max(0, ...rows.map(({ updatedAt }) => updatedAt.getTime())));
}
