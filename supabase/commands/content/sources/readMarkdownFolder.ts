import { basename, dirname, posix } from "node:path";
import type { Entity } from "../ContentApi.ts";
import { convert, readEach } from "../convert.ts";
import { imageOf, listOf, postDateOf, textOf } from "./fields.ts";
import { type MarkdownFile, readFrontMatter } from "./frontMatter.ts";
import { loadImport } from "./loadImport.ts";
import { oldAddressesOf, readTool, type Tool } from "./oldAddresses.ts";
import { type Post, Skipped, type Source } from "./Post.ts";
import type { SourceFolder } from "./SourceFolder.ts";
import { replaceTemplateTags } from "./templateTags.ts";

type Readers = Pick<Awaited<ReturnType<typeof loadImport>>, "readMdx" | "htmlToMarkdown">;

/** Reads the Markdown and MDX files of a blog of Astro, Hugo, Jekyll, Next or another tool. */
export async function readMarkdownFolder(folder: SourceFolder, only?: string): Promise<Source> {
	const { paths, unreadable } = only === undefined ? await folder.list(isPost) : { paths: [only], unreadable: [] };
	const chosen = mostSpecific(paths);
	const context = { tool: await readTool(folder, chosen), languages: languagesOf(chosen) };
	const readers = chosen.some((path) => /\.(mdx|html)$/.test(path)) ? await loadImport() : undefined;
	const read = await readEach(chosen, String, async (path) => {
		const bytes = await folder.read(path);
		if (bytes === null) throw new Skipped("is a link that leads out of its folder");
		return convert(() => toPost(path, bytes, context, readers));
	});
	const passedOver = namePassedOver(paths, chosen);
	return {
		posts: read.posts,
		unreadable: [...unreadable, ...read.unreadable],
		origins: [],
		feeds: context.tool.feeds,
		passedOver,
	};
}

/** The tools' folders for posts, the most specific first; without any of these all files count. */
const places = [/(^|\/)_(posts|drafts)\//, /^src\/content\//, /^content\/posts?\//, /^content\//, /^(?:src\/)?posts\//];

/** Excludes Hugo's lists of posts, and the files that explain a repository. */
const isPost = (path: string) =>
	(/\.(md|markdown|mdx)$/i.test(path) || /(^|\/)_posts\/.+\.html$/.test(path)) &&
	!/(^|\/)_index(\.\w+)?\.md$/.test(path) &&
	!/(^|\/)(readme|license|changelog|contributing|code_of_conduct|security|agents|claude)\.md$/i.test(path);

function mostSpecific(paths: readonly string[]): readonly string[] {
	const place = places.find((place) => paths.some((path) => place.test(path)));
	return place ? paths.filter((path) => place.test(path)) : paths;
}

function namePassedOver(paths: readonly string[], chosen: readonly string[]): string[] {
	const folders = new Map<string, string[]>();
	for (const path of paths.filter((path) => !chosen.includes(path))) {
		folders.set(dirname(path), [...(folders.get(dirname(path)) ?? []), path]);
	}
	const most = 3;
	return [...folders].flatMap(([place, files]) =>
		files.length > most ? [`${place}: ${files.length} Markdown files; name this folder to import them`] : files,
	);
}

/** Endings that are languages: the site's, and each that distinguishes two files of one name. */
function languagesOf(paths: readonly string[]): (path: string) => string | undefined {
	const all = new Set(paths.map((path) => path.replace(/\.\w+$/, "")));
	const stems = new Map<string, number>();
	const split = (path: string) => /^(.+)\.([a-z]{2})(?:-[a-z]{2})?$/i.exec(path.replace(/\.\w+$/, "")) ?? [];
	for (const path of paths) {
		const [, stem] = split(path);
		if (stem) stems.set(stem, (stems.get(stem) ?? (all.has(stem) ? 1 : 0)) + 1);
	}
	return (path) => {
		const [, stem = "", language] = split(path);
		return language === "en" || language === "id" || (stems.get(stem) ?? 0) > 1 ? language : undefined;
	};
}

/** `2020-01-02-a-title.id.md` has a day, a name and a language; the folder of an `index.md` has the name. */
function readName(
	path: string,
	fileLanguage: string | undefined,
): { day: string | undefined; name: string; language: string | undefined; key: string } {
	const file = basename(path).replace(/\.\w+$/, "");
	const stem = fileLanguage === undefined ? file : file.replace(/\.[a-z-]+$/i, "");
	const folders = dirname(path).split("/");
	const folderLanguage = folders.find((folder) => folder === "en" || folder === "id");
	const isBundle = (stem === "index" || stem === "page") && dirname(path) !== ".";
	const [, day, name = ""] = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(isBundle ? basename(dirname(path)) : stem) ?? [];
	return {
		day,
		name: day ? name : isBundle ? basename(dirname(path)) : stem,
		language: fileLanguage ?? folderLanguage,
		// Without the language: equal for the translations of one text.
		key: posix.join("/", dirname(path).replace(/(^|\/)(en|id)(?=\/|$)/, "$1"), stem),
	};
}

interface Context {
	tool: Tool;
	languages: (path: string) => string | undefined;
}

function toPost(path: string, bytes: Buffer, { tool, languages }: Context, readers?: Readers): Post {
	const file = readFrontMatter(bytes, path.endsWith(".mdx"));
	const mdx = path.endsWith(".mdx") ? readers?.readMdx(file.body, file.firstLine) : undefined;
	const data = { ...mdx?.data, ...file.data };
	if (data.entity === "essays" || data.entity === "projects") return toOwnPost(path, data.entity, data, file.body);
	const { day, name, language, key } = readName(path, languages(path));
	const title = textOf(data, "title");
	if (title === undefined) {
		throw new Skipped(mdx?.notes.find((note) => note.includes("the title of the metadata")) ?? "its front matter has no title");
	}
	const moment =
		postDateOf(
			[data.date, data.pubDate, data.publishDate, data.publishedAt, data.published_at, data.pubDatetime, data.datePublished]
				.concat([data.publishedOn, data.published, data.created, data.createdAt])
				.find((value) => postDateOf(value) !== undefined),
		) ?? (day ? postDateOf(day) : undefined);
	const isDraft = isDraftOf(path, data);
	if (moment === undefined && !isDraft) throw new Skipped("has no date, so it is a page and not a post");
	const permalink = textOf(data, "permalink", "url", "path");
	const { addresses, unknown } = oldAddressesOf({ path, name, language, data, title, day: moment?.day }, tool);
	const { text, left } = mdx ? { text: mdx.text, left: mdx.notes } : replaceTemplateTags(file.body, file.firstLine);
	const body = path.endsWith(".html") && readers ? readers.htmlToMarkdown(text) : text;
	if (!body.trim()) throw new Skipped(["has no text", ...left].join("; "));
	const folder = dirname(path) === "." ? "" : dirname(path);
	return {
		source: path,
		path,
		entity: "essays",
		folder,
		title,
		slug:
			lastSegment(textOf(data, "slug")) ?? (permalink && !/[:{]/.test(permalink) ? lastSegment(permalink) : undefined) ?? name,
		date: moment?.day ?? new Date().toISOString().slice(0, 10),
		createdAt: moment?.at,
		excerpt: textOf(data, "excerpt", "summary", "description", "subtitle", "spoiler"),
		body,
		image:
			imageOf(data, "featured_image", "featuredImage", "heroImage", "hero", "cover", "coverImage", "image", "images") ??
			imageOf(data, "featured", "feature_image", "thumbnail", "banner", "header", "ogImage"),
		shareImage: imageOf(data, "share_image", "og_image", "socialImage"),
		description: textOf(data, "description", "seo_description", "metaDescription"),
		topics: topicsOf(data, tool),
		language: textOf(data, "lang", "language", "locale") ?? language,
		translationKey: textOf(data, "translationKey") ?? key,
		addresses,
		sections: [...folder.split("/"), ...listOf(data, "categories"), textOf(data, "category") ?? ""].filter(Boolean),
		notes: [...left, ...(unknown === undefined ? [] : [`its old address ${unknown} is left out: only the tool can work it out`])],
		isPublic: !isDraft,
	};
}

const isDraftOf = (path: string, { draft, published, status }: MarkdownFile["data"]) =>
	draft === true || published === false || /^(draft|private)$/i.test(String(status ?? "")) || /(^|\/)_drafts\//.test(path);

/** The name in an address, without the parts that servers add. */
const lastSegment = (address: string | undefined) =>
	address
		?.replace(/\/+(index\.html?)?$/, "")
		.replace(/\.html?$/, "")
		.split("/")
		.at(-1) || undefined;

/** Jekyll's `category` is one, the plural several; Eleventy's collections of all posts are no topics. */
function topicsOf(data: MarkdownFile["data"], { generator }: Tool): string[] {
	const single = [textOf(data, "category"), textOf(data, "tag")].filter((topic) => topic !== undefined);
	const lists = ["category", "tag"].filter((name) => Array.isArray(data[name]));
	const topics = [...listOf(data, "topics", "tags", "categories", ...lists), ...single];
	return generator === "eleventy" ? topics.filter((topic) => !/^(posts?|all)$/.test(topic)) : topics;
}

/** A file of `export:content` contains the columns by their names. */
function toOwnPost(path: string, entity: Entity, data: MarkdownFile["data"], body: string): Post {
	// The database computes the search text; other tools read `draft`.
	const { entity: _entity, aliases, draft: _draft, search_text: _searchText, ...columns } = data;
	const title = textOf(columns, "title");
	const date = postDateOf(columns.date ?? columns.created_at);
	if (title === undefined || date === undefined) throw new Skipped("its front matter has no title or no date");
	return {
		source: path,
		path,
		entity,
		folder: dirname(path),
		title,
		slug: textOf(columns, "id") ?? basename(path, ".md"),
		date: date.day,
		body,
		topics: [],
		addresses: listOf({ aliases }, "aliases"),
		sections: [],
		notes: [],
		isPublic: columns.status === "published",
		columns,
	};
}
