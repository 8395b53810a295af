import { convert, readEach } from "../commands/content/convert.ts";
import { postDateOf, textOf } from "../commands/content/sources/fields.ts";
import { type Post, Skipped, type Source } from "../commands/content/sources/Post.ts";
import { htmlToMarkdown } from "./htmlToMarkdown.ts";

type Data = Record<string, unknown>;

/** Reads a JSON export of Ghost: its posts, not its pages. Null for other JSON. */
export async function readGhost(json: unknown): Promise<Source | null> {
	const data = tablesOf(json);
	if (data === null) return null;
	const tags = new Map(rowsOf(data.tags).map((tag) => [tag.id, textOf(tag, "name") ?? ""]));
	const meta = new Map(rowsOf(data.posts_meta).map((row) => [row.post_id, row]));
	const links = rowsOf(data.posts_tags).toSorted((a, b) => Number(a.sort_order ?? 0) - Number(b.sort_order ?? 0));
	const posts = rowsOf(data.posts).filter((row) => row.type !== "page" && row.page !== 1 && row.page !== true);
	const nameOf = (row: Data) => textOf(row, "title", "slug", "id") ?? "a post without a title";
	const read = await readEach(posts, nameOf, (row, source) => {
		// Tags whose name begins with # are visible only to the admin.
		const topics = links.filter(({ post_id }) => post_id === row.id).map(({ tag_id }) => tags.get(tag_id) ?? "");
		const shown = topics.filter((topic) => topic && !topic.startsWith("#"));
		return convert(() => toPost(source, { ...meta.get(row.id), ...row }, shown));
	});
	return { ...read, origins: ["__GHOST_URL__"], feeds: ["/rss"] };
}

/** Older exports have no list around their tables. */
function tablesOf(json: unknown): Data | null {
	const { db } = (json ?? {}) as { db?: unknown };
	const { data } = ((Array.isArray(db) ? db[0] : json) ?? {}) as { data?: Data };
	return Array.isArray(data?.posts) ? data : null;
}

const rowsOf = (value: unknown): Data[] =>
	Array.isArray(value) ? value.filter((row): row is Data => typeof row === "object" && row !== null) : [];

function toPost(source: string, row: Data, topics: string[]): Post {
	const title = textOf(row, "title");
	const moment = momentOf(row.published_at) ?? momentOf(row.created_at);
	if (title === undefined || moment === undefined) throw new Skipped("has no title or no date");
	const slug = textOf(row, "slug") ?? title;
	const isOpen = row.visibility === undefined || row.visibility === null || row.visibility === "public";
	return {
		source,
		entity: "essays",
		folder: "",
		title,
		slug,
		date: moment.day,
		createdAt: moment.at,
		excerpt: textOf(row, "custom_excerpt"),
		body: bodyOf(row),
		image: textOf(row, "feature_image", "image"),
		shareImage: textOf(row, "og_image", "twitter_image"),
		description: textOf(row, "meta_description"),
		topics,
		language: textOf(row, "locale", "language"),
		addresses: [`/${slug}/`],
		sections: [],
		notes: [],
		isPublic: ["published", "scheduled"].includes(textOf(row, "status") ?? "") && isOpen,
		withheld: isOpen ? undefined : `it is for ${row.visibility}`,
	};
}

/** Ghost before 1.0 exports a date as milliseconds since 1970. */
const momentOf = (value: unknown) => postDateOf(typeof value === "number" ? new Date(value) : value);

/** Keeps a text written in Markdown; converts every other one from Ghost's HTML. */
function bodyOf(row: Data): string {
	const written = textOf(row, "markdown") ?? onlyMarkdownCard(textOf(row, "mobiledoc"));
	const html = textOf(row, "html") ?? cardHtml(textOf(row, "lexical"), textOf(row, "mobiledoc"));
	const body = written ?? (html && htmlToMarkdown(html));
	if (!body?.trim()) throw new Skipped("has no text");
	return body.trim();
}

interface Mobiledoc {
	cards?: [name: string, payload: { markdown?: string; html?: string }][];
	sections?: unknown[];
}

function onlyMarkdownCard(json: string | undefined): string | undefined {
	const { cards = [], sections = [] } = parse<Mobiledoc>(json);
	const [[name, payload] = []] = cards;
	// An editor leaves an empty paragraph behind the card.
	const isAlone = cards.length === 1 && sections.filter((section) => !emptyParagraphs.has(JSON.stringify(section))).length === 1;
	return isAlone && name?.includes("markdown") ? payload?.markdown : undefined;
}

const emptyParagraphs = new Set(['[1,"p",[]]', '[1,"p",[[0,[],0,""]]]']);

/** The HTML of cards, for a post whose own HTML is missing. */
function cardHtml(lexical: string | undefined, mobiledoc: string | undefined): string | undefined {
	const nodes = parse<{ root?: { children?: { type?: string; html?: string }[] } }>(lexical).root?.children ?? [];
	const cards = parse<Mobiledoc>(mobiledoc).cards ?? [];
	const parts = [...nodes.map(({ html }) => html), ...cards.map(([, payload]) => payload?.html)].filter(Boolean);
	return parts.length >= nodes.length ? parts.join("\n") : undefined;
}

function parse<Value extends object>(json: string | undefined): Partial<Value> {
	try {
		return (JSON.parse(json ?? "{}") as Value | null) ?? {};
	} catch {
		return {};
	}
}
