import { shortenText } from "@site/shared-data/rules";
import type { Progress } from "../progress.ts";
import type { ContentApi } from "./ContentApi.ts";
import { convert, toReason } from "./convert.ts";
import { createImageStore, type ImageStore } from "./createImageStore.ts";
import { createLinkFinder } from "./createLinkFinder.ts";
import { type Destination, rewriteDestinations } from "./markdown.ts";
import { type PlannedPost, planPosts } from "./plan.ts";
import type { Post, Source } from "./sources/Post.ts";
import type { SourceFolder } from "./sources/SourceFolder.ts";
import { toRow } from "./toRow.ts";

export interface ImportOptions {
	api: ContentApi;
	folder: SourceFolder;
	progress: Progress;
	isDryRun: boolean;
	isDownloading: boolean;
	/** Origins of the old site that the operator has named. */
	origins: string[];
	/** Converts the HTML in a Markdown text. */
	replaceHtml: (text: string) => string;
}

/** Imports the readable posts and prints the result of each; resolves with the number left out. */
export async function importPosts(source: Source, options: ImportOptions): Promise<number> {
	const { api, progress, isDryRun } = options;
	const stored = { essays: await api.list("essays", "id,title,date"), projects: await api.list("projects", "id,title") };
	const { planned, refused } = planPosts(source.posts, stored);
	const findTarget = createLinkFinder(planned, [...source.origins, ...options.origins]);
	const trusted = options.origins.map((url) => new URL(url).origin);
	const images = createImageStore({ ...options, trusted });
	const counts = { added: 0, there: 0, left: 0, links: 0, kept: 0 };

	for (const { source: name, reason } of [...source.unreadable, ...refused]) {
		counts.left += 1;
		progress.line(`left out  ${name}: ${reason}`);
	}
	for (const [index, entry] of planned.entries()) {
		const { post, id, isThere } = entry;
		if (isThere) {
			counts.there += 1;
			continue;
		}
		progress.step(`${index + 1} of ${planned.length}  ${post.title}`);
		const rewriting = createRewriting(post, findTarget, images, options.replaceHtml);
		const reason = await addPost(entry, rewriting, options).catch(toReason);
		if (reason !== undefined) {
			counts.left += 1;
			progress.line(`left out  ${post.source}: ${reason}`);
			continue;
		}
		counts.added += 1;
		counts.links += rewriting.counts.links;
		counts.kept += rewriting.counts.kept;
		counts.left += rewriting.left.length;
		progress.line(`${isDryRun ? "would add" : "added"}  /${post.entity}/${id}  ${post.source}`);
		for (const text of [...rewriting.left.map((text) => `left out: ${text}`), ...post.notes, ...rewriting.notes]) {
			progress.line(`       ${text}`);
		}
	}
	progress.end();
	for (const line of summarize(counts, images.added(), isDryRun)) {
		progress.line(line);
	}
	return counts.left;
}

/** Resolves with the reason if the site refuses it. */
async function addPost(
	entry: PlannedPost,
	{ rewriteBody, rewriteImage, notes }: Rewriting,
	{ api, isDryRun }: ImportOptions,
): Promise<string | undefined> {
	const row = await toRow(entry, { body: await rewriteBody(), rewriteImage }, notes);
	const refusal = isDryRun ? undefined : await api.insert(entry.post.entity, row);
	return refusal && `the site refused it (${refusal})`;
}

type Rewriting = ReturnType<typeof createRewriting>;

/** Rewrites one post: images into the site's storage, links between posts to their new URLs. */
function createRewriting(
	post: Post,
	findTarget: ReturnType<typeof createLinkFinder>,
	images: ImageStore,
	replaceHtml: ImportOptions["replaceHtml"],
) {
	const notes: string[] = [];
	const left: string[] = [];
	const counts = { links: 0, kept: 0 };

	async function storeImage(written: string): Promise<string | undefined> {
		const { url, reason, isLeft } = await images.store(findTarget(written, post), post.entity);
		if (reason !== undefined) {
			(isLeft ? left : notes).push(`the image ${shortenText(written, 100)} ${reason}`);
			counts.kept += isLeft ? 0 : 1;
		}
		return url;
	}

	async function rewrite({ kind, url }: Destination): Promise<string | undefined> {
		// In a file of `export:content`, all other URLs are already those of the site.
		if (post.columns && !/^\.\.\/images\/|^(?:\.\.\/(?:essays|projects)\/)?[a-z0-9-]+\.md(?:#|$)/.test(url)) {
			return undefined;
		}
		if (kind === "image" || (kind === "definition" && isImagePath(url))) return storeImage(url);
		const target = findTarget(url, post);
		if (target.kind === "post") {
			counts.links += 1;
			return target.url;
		}
		if (target.kind !== "file") return undefined;
		if (isImagePath(url)) return storeImage(url);
		notes.push(`the link to ${url} leads to ${target.url ? "the old site" : "nothing here"}`);
		return target.url;
	}

	return {
		notes,
		left,
		counts,
		rewriteBody: async () => rewriteDestinations(post.columns ? post.body : await convert(() => replaceHtml(post.body)), rewrite),
		/** The new URL of an image, or the old one if the image is not imported. */
		rewriteImage: async (written: string | undefined) => (written === undefined ? undefined : storeImage(written)),
	};
}

const isImagePath = (url: string) => /\.(png|jpe?g|gif|webp|avif|svg)(?:[?#]|$)/i.test(url);

type Counts = Record<"added" | "there" | "left" | "links" | "kept", number>;

function summarize({ added, there, left, links, kept }: Counts, images: number, isDryRun: boolean): string[] {
	const of = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
	const verb = (count: number) => (isDryRun ? "would be" : count === 1 ? "was" : "were");
	return [
		"",
		`${of(added, "draft")} ${verb(added)} added, ${there} ${there === 1 ? "was" : "were"} there already; ` +
			`${of(images, "image")} ${verb(images)} stored, ${of(links, "link")} rewritten.`,
		...(kept > 0 ? [`${of(kept, "image")} elsewhere, where the links still lead.`] : []),
		...(left > 0 ? [`Left out: ${left}, posts and images together; the lines above say why.`] : []),
		...(isDryRun ? ["Nothing was changed."] : []),
	];
}
