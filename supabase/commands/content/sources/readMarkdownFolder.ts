import { basename, dirname } from "node:path";
import type { Entity } from "../ContentApi.ts";
import { convert, readEach } from "../convert.ts";
import { imageOf, listOf, postDateOf, textOf } from "./fields.ts";
import { type MarkdownFile, readFrontMatter } from "./frontMatter.ts";
import { type Post, Skipped, type Source } from "./Post.ts";
import type { SourceFolder } from "./SourceFolder.ts";
import { replaceTemplateTags } from "./templateTags.ts";

/** Reads the Markdown files of a blog of Astro, Hugo, Jekyll, Next or another tool. */
export async function readMarkdownFolder(folder: SourceFolder, only?: string): Promise<Source> {
	const { paths, unreadable } = only === undefined ? await folder.list(isPost) : { paths: [only], unreadable: [] };
	const read = await readEach(only === undefined ? mostSpecific(paths) : paths, String, async (path) => {
		if (path.endsWith(".mdx")) {
			throw new Skipped("is MDX, whose components are programs; save it as .md without them");
		}
		const bytes = await folder.read(path);
		if (bytes === null) throw new Skipped("is a link that leads out of its folder");
		return convert(() => toPost(path, readFrontMatter(bytes)));
	});
	return { posts: read.posts, unreadable: [...unreadable, ...read.unreadable], origins: [] };
}

/** The tools' folders for posts, the most specific first; without any of these all files count. */
const places = [/(^|\/)_(posts|drafts)\//, /^src\/content\//, /^content\/posts?\//, /^content\//, /^(?:src\/)?posts\//];

/** Excludes Hugo's lists of posts, and the files that explain a repository. */
const isPost = (path: string) =>
	/\.(md|markdown|mdx)$/i.test(path) &&
	!/(^|\/)_index(\.\w+)?\.md$/.test(path) &&
	!/(^|\/)(readme|license|changelog|contributing|code_of_conduct|security|agents|claude)\.md$/i.test(path);

function mostSpecific(paths: readonly string[]): readonly string[] {
	const place = places.find((place) => paths.some((path) => place.test(path)));
	return place ? paths.filter((path) => place.test(path)) : paths;
}

/** `2020-01-02-a-title.id.md` has a day, a name and a language; the folder of an `index.md` has the name. */
function readName(path: string): { day: string | undefined; name: string; language: string | undefined; key: string } {
	const file = basename(path).replace(/\.\w+$/, "");
	const [, stem = file, language] = /^(.+)\.([a-z]{2})(?:-[a-z]{2})?$/i.exec(file) ?? [];
	const folders = dirname(path).split("/");
	const folderLanguage = folders.find((folder) => folder === "en" || folder === "id");
	const isBundle = stem === "index" && dirname(path) !== ".";
	const [, day, name = ""] = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(isBundle ? basename(dirname(path)) : stem) ?? [];
	return {
		day,
		name: day ? name : isBundle ? basename(dirname(path)) : stem,
		language: language ?? folderLanguage,
		// Without the language: equal for the translations of one text.
		key: path.replace(/(^|\/)(en|id)\//, "$1").replace(/(\.[a-z]{2}(-[a-z]{2})?)?\.\w+$/i, ""),
	};
}

function toPost(path: string, { data, body }: MarkdownFile): Post {
	if (data.entity === "essays" || data.entity === "projects") return toOwnPost(path, data.entity, data, body);
	const { day, name, language, key } = readName(path);
	const title = textOf(data, "title");
	if (title === undefined) throw new Skipped("its front matter has no title");
	const isDraft = data.draft === true || data.published === false || /(^|\/)_drafts\//.test(path);
	const moment =
		postDateOf(
			[data.date, data.pubDate, data.publishDate, data.publishedAt, data.published_at, data.pubDatetime, data.datePublished]
				.concat([data.published, data.created, data.createdAt])
				.find((value) => postDateOf(value) !== undefined),
		) ?? (day ? postDateOf(day) : undefined);
	if (moment === undefined && !isDraft) throw new Skipped("has no date, so it is a page and not a post");
	const permalink = textOf(data, "permalink", "url");
	const { text, left } = replaceTemplateTags(body);
	const folder = dirname(path) === "." ? "" : dirname(path);
	return {
		source: path,
		path,
		entity: "essays",
		folder,
		title,
		slug: textOf(data, "slug") ?? (permalink && !permalink.includes(":") ? basename(permalink) : name),
		date: moment?.day ?? new Date().toISOString().slice(0, 10),
		createdAt: moment?.at,
		excerpt: textOf(data, "excerpt", "summary", "description", "subtitle", "spoiler"),
		body: text,
		image:
			imageOf(data, "featured_image", "featuredImage", "heroImage", "hero", "cover", "coverImage", "image", "images") ??
			imageOf(data, "featured", "feature_image", "thumbnail", "banner", "header", "ogImage"),
		shareImage: imageOf(data, "share_image", "og_image", "socialImage"),
		description: textOf(data, "description", "seo_description", "metaDescription"),
		topics: listOf(data, "topics", "tags", "categories", "category", "tag"),
		language: textOf(data, "lang", "language", "locale") ?? language,
		translationKey: textOf(data, "translationKey") ?? key,
		addresses: [permalink, ...listOf(data, "aliases", "redirect_from")].filter((address) => address !== undefined),
		sections: [...folder.split("/"), ...listOf(data, "categories", "category")],
		notes: left.map((tag) => `${tag} stays as text`),
	};
}

/** A file of `export:content` contains the columns by their names. */
function toOwnPost(path: string, entity: Entity, data: MarkdownFile["data"], body: string): Post {
	const { entity: _entity, ...columns } = data;
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
		addresses: [],
		sections: [],
		notes: [],
		columns,
	};
}
