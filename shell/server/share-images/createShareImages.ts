import { isDeepStrictEqual } from "node:util";
import { DataError, type PublicRepositories, urls } from "@site/shared-data";
import { formatDay } from "@site/shared-data/dates";
import type { Context, Handler, MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { etagOf, unlessNotModified } from "../cache/unlessNotModified.ts";
import { sampleOwner } from "../document/sampleOwner.ts";
import { log } from "../log.ts";
import type { RunTask } from "../worker/createWorkerPool.ts";
import type { ShareImage } from "./shareImageLayout.ts";

/** Each image is about 50 KB. */
const maxImages = 200;
/** Days until the underline of an essay has its final colour. */
const fullAgeDays = 913;

interface RenderedShareImage {
	png: Uint8Array<ArrayBuffer>;
	etag: string;
}

/**
 * The handlers of the share images of essays, projects and the site, rendered at the first request and again
 * when their texts change. They show only the host of SITE_URL: rendering is slow, and callers invent hosts.
 */
export function createShareImages({ essays, projects, profile, settings }: PublicRepositories, run: RunTask, siteUrl?: string) {
	const host = siteUrl ? new URL(siteUrl).host : "";
	/** Keyed by their texts, so that no other change renders them again. */
	const cache = new LRUCache<string, RenderedShareImage>({
		max: maxImages,
		fetchMethod: async (content) => {
			const png = (await run("shareImage", JSON.parse(content) as ShareImage)) as Uint8Array<ArrayBuffer>;
			return { png, etag: etagOf(png) };
		},
	});
	const render = (image: ShareImage) => cache.forceFetch(JSON.stringify(image));
	const readName = async () => (await profile.get())?.name ?? (await settings.get()).name;
	const site: MiddlewareHandler = async (context, next) => {
		let isFile = false;
		const response = await respond(context, async () => {
			const [owner, { name: siteName }] = await Promise.all([profile.get(), settings.get()]);
			const { name, title, location } = owner ?? { name: siteName, title: "", location: "" };
			isFile = isDeepStrictEqual({ name, title, location }, sampleOwner);
			const details = [title, location].filter(Boolean).join(", ");
			return isFile ? null : render({ kind: "", title: name, details, name: "", host, ageRatio: 1 });
		});
		return isFile ? next() : response;
	};
	/** Redirects an icon that browsers request by its fixed name to the icon of the settings. */
	const icon: MiddlewareHandler = async (context, next) => {
		const favicon = await settings.get().then(
			(stored) => stored.favicon,
			() => null,
		);
		return favicon && favicon !== context.req.path ? context.redirect(favicon) : next();
	};
	return {
		site,
		icon,
		essay: serveImage(async (id) => {
			const [essay, name] = await Promise.all([essays.getPublished(id), readName()]);
			if (!essay) return null;
			const details = `${formatDay(essay.date)} · ${essay.readingTime} min read`;
			return render({ kind: urls.essays(), title: essay.title, details, name, host, ageRatio: toAgeRatio(essay.date) });
		}),
		project: serveImage(async (id) => {
			const [project, name] = await Promise.all([projects.getPublished(id), readName()]);
			if (!project) return null;
			const details = [project.year, ...project.tags.slice(0, 3)].join(" · ");
			return render({ kind: urls.projects(), title: project.title, details, name, host, ageRatio: 1 });
		}),
	};
}

/** Responds to `…/:file` with the image of the entry whose id is the file's name; null is a 404. */
function serveImage(findImage: (id: string) => Promise<RenderedShareImage | null>): Handler {
	return (context) => {
		const [, id] = /^(.+)\.png$/.exec(context.req.param("file") ?? "") ?? [];
		return respond(context, async () => (id ? findImage(id) : null));
	};
}

async function respond(context: Context, findImage: () => Promise<RenderedShareImage | null>): Promise<Response> {
	try {
		const image = await findImage();
		if (!image) return context.text("Not found", 404, { "cache-control": "no-store" });
		const headers = new Headers({ "content-type": "image/png", etag: image.etag, "cache-control": "public, max-age=300" });
		return await unlessNotModified(context.req.raw, headers, () => new Response(image.png, { headers }));
	} catch (error) {
		// The worker's error: the time limit, or no memory.
		if (!(error instanceof DataError)) log.error({ err: error }, "A share image could not be rendered.");
		const headers = { "retry-after": "5", "cache-control": "no-store" };
		return context.text("The image cannot be rendered at the moment.\n", 503, headers);
	}
}

/** The age of an essay of this day from 0 to 1, in tenths, so that its image changes only ten times. */
function toAgeRatio(day: string): number {
	const days = (Date.now() - Date.parse(day)) / 86_400_000;
	return Math.round(10 * Math.min(1, Math.max(0, days / fullAgeDays))) / 10;
}
