import { shortenText } from "@site/shared-data/rules";
import type { Progress } from "../progress.ts";
import type { ContentApi } from "./ContentApi.ts";
import { convert, toReason } from "./convert.ts";
import { createImageStore, type ImageStore } from "./createImageStore.ts";
import { createLinkFinder } from "./createLinkFinder.ts";
import { createReport } from "./createReport.ts";
import { type Destination, rewriteDestinations } from "./markdown.ts";
import { type PlannedPost, planPosts } from "./plan.ts";
import { planRedirects } from "./planRedirects.ts";
import type { Post, Source } from "./sources/Post.ts";
import type { SourceFolder } from "./sources/SourceFolder.ts";
import { toRow } from "./toRow.ts";

export interface ImportOptions {
	api: ContentApi;
	folder: SourceFolder;
	progress: Progress;
	isDryRun: boolean;
	isDownloading: boolean;
	/** Whether public posts are published, each at its time. */
	isPublishing: boolean;
	isRedirecting: boolean;
	/** Origins of the old site that the operator has named. */
	origins: string[];
	/** Converts the HTML in a Markdown text. */
	replaceHtml: (text: string) => string;
}

/** Imports the readable posts and reports the result of each; resolves with the number left out. */
export async function importPosts(source: Source, options: ImportOptions): Promise<number> {
	const { api, progress, isDryRun } = options;
	const stored = { essays: await api.list("essays", "id,title,date"), projects: await api.list("projects", "id,title") };
	const { planned, refused } = planPosts(source.posts, stored);
	const plan = options.isRedirecting
		? planRedirects(planned, source, await api.list("redirects", "from_path,to_path"))
		: { redirects: [], refused: [] };
	const findTarget = createLinkFinder(planned, [...source.origins, ...options.origins]);
	const trusted = options.origins.map((url) => new URL(url).origin);
	const images = createImageStore({ ...options, trusted });
	const counts = { drafts: 0, published: 0, scheduled: 0, there: 0, left: 0, links: 0, kept: 0, redirects: 0 };
	const report = createReport(progress);
	const startedAt = performance.now();

	const leave = (name: string, reason: string) => {
		counts.left += 1;
		report.line(`left out  ${name}: ${reason}`);
	};
	try {
		for (const { source: name, reason } of [...source.unreadable, ...refused]) leave(name, reason);
		for (const text of source.passedOver ?? []) report.line(`not read  ${text}`);
		for (const [index, entry] of planned.toSorted(byMoment).entries()) {
			const { post, id, isThere } = entry;
			const seconds = (performance.now() - startedAt) / 1000;
			progress.share(
				`${index} of ${planned.length} posts, ${(index / Math.max(seconds, 0.1)).toFixed(1)} a second`,
				index,
				planned.length,
			);
			if (isThere) {
				counts.there += 1;
				continue;
			}
			const rewriting = createRewriting(post, findTarget, images, options.replaceHtml);
			const result = await addPost(entry, rewriting, options).catch((error: unknown) => ({ reason: toReason(error) }));
			if ("reason" in result) {
				leave(post.source, result.reason);
				continue;
			}
			counts[result.state] += 1;
			counts.links += rewriting.counts.links;
			counts.kept += rewriting.counts.kept;
			counts.left += rewriting.left.length;
			report.line(
				`${isDryRun ? "would add" : "added"}  /${post.entity}/${id}  ${post.source}${result.state === "drafts" ? "" : `, ${result.state}`}`,
			);
			const withheld = options.isPublishing && post.withheld ? [`stays a draft: ${post.withheld}`] : [];
			for (const text of [...rewriting.left.map((text) => `left out: ${text}`), ...withheld, ...post.notes, ...rewriting.notes]) {
				report.line(`       ${text}`);
			}
		}
		for (const { source: name, reason } of plan.refused) report.line(`left out  ${name}: ${reason}`);
		for (const { from, to } of plan.redirects.filter(({ isThere }) => !isThere)) {
			const refusal = isDryRun ? undefined : await api.insert("redirects", { from_path: from, to_path: to });
			if (refusal !== undefined) {
				leave(from, `the site refused the redirect to ${to} (${refusal})`);
				continue;
			}
			counts.redirects += 1;
			report.line(`${isDryRun ? "would redirect" : "redirected"}  ${from} to ${to}`);
		}
	} finally {
		const path = await report.end();
		for (const line of summarize(counts, images.added(), isDryRun)) progress.line(line);
		if (path !== undefined) progress.line(`The whole list is in ${path}.`);
	}
	return counts.left;
}

/** A text comes before its translations. Texts of one day keep the order in which they are stored. */
const byMoment = (a: PlannedPost, b: PlannedPost) =>
	Number(isTranslation(a)) - Number(isTranslation(b)) ||
	(momentOf(a.post) < momentOf(b.post) ? -1 : Number(momentOf(a.post) > momentOf(b.post)));

const isTranslation = ({ translationOf, post }: PlannedPost) => Boolean(translationOf ?? post.columns?.translation_of);
const momentOf = ({ date, createdAt }: Post) => `${date} ${createdAt ?? ""}`;

/** Resolves with the state of the row, or the reason if the site refuses it. */
async function addPost(
	entry: PlannedPost,
	{ rewriteBody, rewriteImage, notes }: Rewriting,
	{ api, isDryRun, isPublishing }: ImportOptions,
): Promise<{ state: "drafts" | "published" | "scheduled" } | { reason: string }> {
	const row = await toRow(entry, { body: await rewriteBody(), rewriteImage }, notes, isPublishing);
	const refusal = isDryRun ? undefined : await api.insert(entry.post.entity, row);
	if (refusal !== undefined) return { reason: `the site refused it (${refusal})` };
	return { state: row.status === "draft" ? "drafts" : row.publish_at ? "scheduled" : "published" };
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
		const { url, reason, isLeft, note } = await images.store(findTarget(written, post), post.entity);
		if (note !== undefined) notes.push(`the image ${shortenText(written, 100)} ${note}`);
		if (reason !== undefined) {
			(isLeft ? left : notes).push(`the image ${shortenText(written, 100)} ${reason}`);
			counts.kept += isLeft ? 0 : 1;
		}
		return url;
	}

	async function rewrite({ kind, url }: Destination): Promise<string | undefined> {
		// A file of `export:content` has no other URLs to rewrite.
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

type Counts = Record<"drafts" | "published" | "scheduled" | "there" | "left" | "links" | "kept" | "redirects", number>;

function summarize(
	{ drafts, published, scheduled, there, left, links, kept, redirects }: Counts,
	images: number,
	isDryRun: boolean,
): string[] {
	const of = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
	const verb = (count: number) => (isDryRun ? "would be" : count === 1 ? "was" : "were");
	const states = [
		...(published > 0 ? [`${published} ${verb(published)} published`] : []),
		...(scheduled > 0 ? [`${scheduled} ${verb(scheduled)} scheduled`] : []),
	];
	return [
		"",
		`${of(drafts, "draft")} ${verb(drafts)} added, ${[...states, ""].join(", ")}${there} ${there === 1 ? "was" : "were"} there already; ` +
			`${of(images, "image")} ${verb(images)} stored, ${of(links, "link")} rewritten.`,
		...(redirects > 0 ? [`${of(redirects, "redirect")} from old addresses ${verb(redirects)} added.`] : []),
		...(kept > 0 ? [`${of(kept, "image")} elsewhere, where the links still lead.`] : []),
		...(left > 0 ? [`Left out: ${left}, posts, images and redirects together; the list says why.`] : []),
		...(isDryRun ? ["Nothing was changed."] : []),
	];
}
