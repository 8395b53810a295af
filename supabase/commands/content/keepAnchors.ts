import { slugOf } from "@site/shared-data/html";
import { applyEdits, type Edit, type Token } from "./markdown.ts";
import { decode } from "./sources/fields.ts";

interface Heading {
	from: number;
	to: number;
	/** Its fragment on the site. */
	slug: string;
	isWritten: boolean;
}

const anchor = /<[a-z]\w*\s(?:[^>]*\s)?(?:id|name)=["']?([^"'\s>]+)/gi;
const ownId = /^[\p{L}\p{M}\p{N}_.:-]+$/u;

/**
 * Gives headings the ids that old fragments name: the id of an anchor next to the heading, or the slug of
 * another tool in a link. A fragment without such a heading leads to the last heading before its anchor.
 */
export function keepAnchors(text: string, tokens: readonly Token[]): string {
	const headings: Heading[] = tokens
		.filter(({ type }) => type === "atxHeadingText" || type === "setextHeadingText")
		.map(({ from, to }) => {
			const written = text.slice(from, to);
			const [, own] = /\{#([^}\s]+)\}$/.exec(written) ?? [];
			return { from, to, slug: own ?? slugOf(plain(written)), isWritten: own !== undefined };
		});
	const targets = new Map(headings.toReversed().map((heading) => [heading.slug, heading]));
	const edits: Edit[] = [];
	const name = (heading: Heading, id: string) => {
		if (!targets.has(id)) targets.set(id, heading);
		if (heading.isWritten || heading.slug === id || !ownId.test(id)) return;
		Object.assign(heading, { slug: id, isWritten: true });
		const blank = /\s(?:<[^>]*>)*$/.test(text.slice(heading.from, heading.to)) ? "" : " ";
		edits.push({ from: heading.to, to: heading.to, text: `${blank}{#${id}}` });
	};
	for (const { from, to } of tokens.filter(({ type }) => type === "htmlText" || type === "htmlFlow")) {
		for (const [, id = ""] of text.slice(from, to).matchAll(anchor)) {
			const beside = headings.find((heading) => heading.to >= from && /^(?:<[^>]*>|[\s#])*$/.test(text.slice(to, heading.from)));
			const above = headings.findLast((heading) => heading.from < from);
			if (beside) name(beside, id);
			else if (above && !targets.has(id)) targets.set(id, above);
		}
	}
	for (const { type, from, to } of tokens) {
		if (!type.endsWith("DestinationString") || text[from] !== "#") continue;
		const written = decode(text.slice(from + 1, to));
		const letters = lettersOf(written);
		const same = targets.get(written) ?? targets.get(written.toLowerCase());
		const similar = same ?? headings.find(({ slug }) => letters && lettersOf(slug) === letters);
		if (!similar) continue;
		name(similar, written);
		if (similar.slug !== written) edits.push({ from: from + 1, to, text: similar.slug });
	}
	return applyEdits(text, edits);
}

const plain = (heading: string) => heading.replace(/<[^>]*>|\]\([^)]*\)/g, "").trim();

/** Tools differ in signs, and some leave out the numbers in front. */
const lettersOf = (slug: string) =>
	slug
		.toLowerCase()
		.replace(/^\P{L}+/u, "")
		.replace(/[^\p{L}\p{N}]/gu, "");
