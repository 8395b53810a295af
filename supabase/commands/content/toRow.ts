import {
	countCharacters,
	essayRules,
	isOneLine,
	languages,
	maxTopicLength,
	maxTopics,
	shortenText,
	toSlug,
} from "@site/shared-data/rules";
import { micromark } from "micromark";
import type { Row } from "./ContentApi.ts";
import type { Token } from "./markdown.ts";
import type { PlannedPost } from "./plan.ts";

/** A post's imported text and images. */
export interface Content {
	body: string;
	/** The excerpt of a post without one. */
	firstWords: string;
	/** The new URL of an image of the post; undefined if it is not imported. */
	rewriteImage: (written: string | undefined) => Promise<string | undefined>;
}

const wordsPerMinute = 220;
/** Limit of an excerpt that is made from the text. */
const maxFirstWords = 300;

/** The row of a post with its original date. Adds values that do not fit a column to `notes`. */
export async function toRow(
	{ post, id, translationOf }: PlannedPost,
	{ body, firstWords, rewriteImage }: Content,
	notes: string[],
	isPublishing: boolean,
): Promise<Row> {
	const isPublished = isPublishing && post.isPublic;
	if (post.columns) {
		const columns = await rewriteColumns(post.columns, rewriteImage);
		return { ...columns, id, content: body || null, ...(!isPublished && { status: "draft", publish_at: null }) };
	}
	const moment = post.createdAt ?? `${post.date}T00:00:00.000Z`;
	const excerpt = post.excerpt?.replace(/\s+/g, " ") ?? firstWords;
	return {
		id,
		title: shortened(post.title.replace(/\s+/g, " "), essayRules.title.max, "title", notes),
		date: post.date,
		reading_time: Math.max(1, Math.round(body.split(/\s+/).length / wordsPerMinute)),
		excerpt: shortened(excerpt || post.title, essayRules.excerpt.max, "excerpt", notes),
		content: body,
		featured_image: (await rewriteImage(post.image)) ?? null,
		description: describe(post.description, excerpt, notes),
		share_image: (await rewriteImage(post.shareImage)) ?? null,
		status: isPublished ? "published" : "draft",
		publish_at: isPublished && moment > new Date().toISOString() ? moment : null,
		topics: chooseTopics(post.topics, notes),
		...chooseLanguage(post.language, translationOf, notes),
		// Publishing a draft that was created on its own day would date it anew.
		...(isPublished && post.createdAt !== undefined && { created_at: post.createdAt }),
	};
}

/** The text for search engines; without it they show the excerpt. */
function describe(written: string | undefined, excerpt: string, notes: string[]): string | null {
	const description = written?.replace(/\s+/g, " ");
	return description === undefined || description === excerpt
		? null
		: shortened(description, essayRules.description.max, "description", notes);
}

/** The first five valid topics, with different slugs; the others go to the notes. */
function chooseTopics(written: readonly string[], notes: string[]): string[] {
	const chosen = new Map<string, string>();
	const others = new Set<string>();
	for (const topic of written) {
		const slug = toSlug(topic);
		if (chosen.has(slug)) continue;
		const fits = slug !== "" && countCharacters(topic) <= maxTopicLength && isOneLine(topic);
		if (fits && chosen.size < maxTopics) chosen.set(slug, topic);
		else others.add(topic);
	}
	if (others.size > 0) {
		const names = [...others].join(", ");
		notes.push(`without the topics ${names}: an essay has up to ${maxTopics}, of up to ${maxTopicLength} characters`);
	}
	return [...chosen.values()];
}

/** The matching language of the site; a text in another language is no translation here. */
function chooseLanguage(written: string | undefined, translationOf: string | undefined, notes: string[]): Row {
	const language = written?.toLowerCase().split(/[-_]/)[0] ?? "en";
	if (languages.some((known) => known === language)) return { language, translation_of: translationOf ?? null };
	notes.push(`its language ${written} is none of the site's, ${languages.join(" and ")}`);
	return {};
}

function shortened(text: string, max: number, name: string, notes: string[]): string {
	if (countCharacters(text) > max) notes.push(`its ${name} is cut to ${max} characters`);
	return shortenText(text, max);
}

/** The columns of a file of `export:content`, whose images are files. */
async function rewriteColumns(columns: Row, rewriteImage: Content["rewriteImage"]): Promise<Row> {
	const row: Row = {};
	for (const [name, value] of Object.entries(columns)) {
		row[name] = typeof value === "string" && value.startsWith("../images/") ? await rewriteImage(value) : value;
	}
	return row;
}

const unread = new Set(["image", "resource", "reference", "gfmFootnoteCall", "gfmFootnoteDefinition"]);
const words = new Set(["data", "codeTextData", "characterEscapeValue", "characterReference", "lineEnding"]);

/** The first paragraph with words, cut at a word. */
export function readFirstWords(markdown: string, tokens: readonly Token[]): string {
	for (const paragraph of tokens.filter(({ type }) => type === "paragraph")) {
		const text = tokens
			.filter(({ type, from, to }) => words.has(type) && from >= paragraph.from && to <= paragraph.to)
			.filter(({ parents }) => !parents.some((parent) => unread.has(parent)))
			.map(({ type, from, to }) => (type === "characterReference" ? characterOf : String)(markdown.slice(from, to)))
			.join("")
			.replace(/\s+/g, " ")
			.trim();
		if (/\p{L}/u.test(text)) return shortenText(text, maxFirstWords);
	}
	return "";
}

const escaped: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** The character of a reference such as `&eacute;`. */
function characterOf(reference: string): string {
	const text = micromark(reference).replace(/<\/?p>/g, "");
	return escaped[text] ?? text;
}
