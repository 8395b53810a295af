import { shortenText } from "@site/shared-data/rules";
import type { Progress } from "../progress.ts";
import type { ContentApi, Entity, Row } from "./ContentApi.ts";
import { toReason } from "./convert.ts";
import { createImageStore, type ImageStore } from "./createImageStore.ts";
import { createLinkFinder } from "./createLinkFinder.ts";
import { createReport } from "./createReport.ts";
import { type Destination, rewriteDestinations } from "./markdown.ts";
import { type PlannedPost, planPosts } from "./plan.ts";
import { planRedirects } from "./planRedirects.ts";
import type { Post, Source } from "./sources/Post.ts";
import type { SourceFolder } from "./sources/SourceFolder.ts";
import { toMarkdown } from "./toMarkdown.ts";
import { readFirstWords, toRow } from "./toRow.ts";

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
	const prepare = async (entry: PlannedPost) => {
		if (entry.isThere) return { entry };
		const rewriting = createRewriting(entry.post, findTarget, images);
		try {
			const content = { ...(await rewriting.readBody()), rewriteImage: rewriting.rewriteImage };
			return { entry, rewriting, row: await toRow(entry, content, rewriting.notes, options.isPublishing) };
		} catch (error) {
			return { entry, reason: toReason(error) };
		}
	};
	const insert = async (table: "redirects" | Entity, rows: Row | Row[]) => (isDryRun ? undefined : api.insert(table, rows));
	try {
		for (const { source: name, reason } of [...source.unreadable, ...refused]) leave(name, reason);
		for (const text of source.passedOver ?? []) report.line(`not read  ${text}`);
		let done = 0;
		for await (const { entry, rewriting, row, reason } of ahead(planned.toSorted(byMoment), prepare)) {
			const { post, id } = entry;
			const rate = (done / Math.max((performance.now() - startedAt) / 1000, 0.1)).toFixed(1);
			progress.share(`${done} of ${planned.length} posts, ${rate} a second`, done, planned.length);
			done += 1;
			if (!rewriting) {
				if (reason === undefined) counts.there += 1;
				else leave(post.source, reason);
				continue;
			}
			const refusal = await insert(post.entity, row);
			if (refusal !== undefined) {
				leave(post.source, `the site refused it (${refusal})`);
				continue;
			}
			const state = row.status === "draft" ? "drafts" : row.publish_at ? "scheduled" : "published";
			counts[state] += 1;
			counts.links += rewriting.counts.links;
			counts.kept += rewriting.counts.kept;
			counts.left += rewriting.left.length;
			report.line(
				`${isDryRun ? "would add" : "added"}  /${post.entity}/${id}  ${post.source}${state === "drafts" ? "" : `, ${state}`}`,
			);
			const withheld = options.isPublishing && post.withheld ? [`stays a draft: ${post.withheld}`] : [];
			for (const text of [...rewriting.left.map((text) => `left out: ${text}`), ...withheld, ...post.notes, ...rewriting.notes]) {
				report.line(`       ${text}`);
			}
		}
		for (const { source: name, reason } of plan.refused) report.line(`left out  ${name}: ${reason}`);
		const redirects = plan.redirects.filter(({ isThere }) => !isThere);
		const toRows = (some: typeof redirects) => some.map(({ from, to }) => ({ from_path: from, to_path: to }));
		for (let first = 0; first < redirects.length; first += batchSize) {
			const batch = redirects.slice(first, first + batchSize);
			// The site refuses a batch as a whole.
			const isRefused = (await insert("redirects", toRows(batch))) !== undefined;
			for (const { from, to } of batch) {
				const refusal = isRefused ? await insert("redirects", toRows([{ from, to, isThere: false }])) : undefined;
				if (refusal !== undefined) {
					leave(from, `the site refused the redirect to ${to} (${refusal})`);
					continue;
				}
				counts.redirects += 1;
				report.line(`${isDryRun ? "would redirect" : "redirected"}  ${from} to ${to}`);
			}
		}
	} finally {
		const path = await report.end();
		for (const line of summarize(counts, images.added(), isDryRun)) progress.line(line);
		if (path !== undefined) progress.line(`The whole list is in ${path}.`);
	}
	return counts.left;
}

const batchSize = 200;

/** Yields the results in order while the next three are under way. More would hold more images at once. */
async function* ahead<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>, most = 4) {
	const running: Promise<Result>[] = [];
	for (const item of items) {
		const result = work(item);
		// An error ends the command when its turn comes.
		result.catch(() => undefined);
		running.push(result);
		if (running.length >= most) yield (await running.shift()) as Result;
	}
	yield* running;
}

/** A text comes before its translations. Texts of one day keep the order in which they are stored. */
const byMoment = (a: PlannedPost, b: PlannedPost) =>
	Number(isTranslation(a)) - Number(isTranslation(b)) ||
	(momentOf(a.post) < momentOf(b.post) ? -1 : Number(momentOf(a.post) > momentOf(b.post)));

const isTranslation = ({ translationOf, post }: PlannedPost) => Boolean(translationOf ?? post.columns?.translation_of);
const momentOf = ({ date, createdAt }: Post) => `${date} ${createdAt ?? ""}`;

/** Rewrites one post: images into the site's storage, links between posts to their new URLs. */
function createRewriting(post: Post, findTarget: ReturnType<typeof createLinkFinder>, images: ImageStore) {
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
		async readBody() {
			const { text, tokens } = await toMarkdown(post);
			return { body: await rewriteDestinations(text, rewrite, tokens), firstWords: readFirstWords(text, tokens) };
		},
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
