import { basename, dirname, posix } from "node:path";
import { toSlug } from "@site/shared-data/rules";
import { parse as parseToml } from "smol-toml";
import { parse as parseYaml } from "yaml";
import { listOf, textOf } from "./fields.ts";
import type { SourceFolder } from "./SourceFolder.ts";

type Data = Record<string, unknown>;

export type Generator = "astro" | "eleventy" | "gatsby" | "hexo" | "hugo" | "jekyll" | "next";

/** The tool that rendered a blog, as its files say, and its configuration where that is no program. */
export interface Tool {
	generator?: Generator | undefined;
	config: Data;
	/** The paths of the tool's feeds that this site does not have. */
	feeds: string[];
	/** The data of all files of a folder, for Eleventy. */
	dataOf: (folder: string) => Data;
}

const feeds: Record<Generator, string[]> = {
	astro: [],
	eleventy: ["/feed.xml", "/feed/feed.xml"],
	gatsby: [],
	hexo: ["/atom.xml"],
	hugo: ["/index.xml"],
	jekyll: ["/feed.xml"],
	next: ["/feed.xml"],
};

/** A file whose presence says which tool it is; the first match counts. */
const signs: [Generator, string[]][] = [
	["astro", ["astro.config.mjs", "astro.config.ts", "astro.config.js"]],
	["gatsby", ["gatsby-config.js", "gatsby-config.ts", "gatsby-config.mjs"]],
	["eleventy", [".eleventy.js", "eleventy.config.js", "eleventy.config.mjs", "eleventy.config.cjs", "eleventy.config.ts"]],
	["next", ["next.config.js", "next.config.mjs", "next.config.ts", "contentlayer.config.ts", "contentlayer.config.js"]],
	["hugo", ["hugo.toml", "hugo.yaml", "hugo.yml", "config/_default/hugo.toml", "config/_default/config.toml"]],
	["hugo", ["config.toml", "config.yaml", "config.yml"]],
];

export async function readTool(folder: SourceFolder, paths: readonly string[]): Promise<Tool> {
	const read = async (path: string) => (await folder.read(path).catch(() => null))?.toString();
	const parse = (path: string, text: string | undefined): Data => {
		try {
			return ((path.endsWith(".toml") ? parseToml(text ?? "") : parseYaml(text ?? "", { maxAliasCount: 20 })) ?? {}) as Data;
		} catch {
			return {};
		}
	};
	const found = async (): Promise<[generator?: Generator, config?: Data]> => {
		for (const [generator, names] of signs) {
			for (const name of names) {
				const text = await read(name);
				if (text === undefined || (name.startsWith("config.") && !/^\s*(baseurl|title|theme)\b/im.test(text))) continue;
				return [generator, /\.(toml|ya?ml)$/.test(name) ? parse(name, text) : {}];
			}
		}
		const manifest = parse("package.json", await read("package.json"));
		const packages = { ...(manifest.dependencies as Data), ...(manifest.devDependencies as Data) };
		if ("next" in packages || paths.some((path) => /(^|\/)app\/(.+\/)?page\.mdx?$|^data\/blog\/.+\.mdx$/.test(path)))
			return ["next"];
		const config = parse("_config.yml", await read("_config.yml"));
		if (paths.some((path) => path.startsWith("source/_posts/"))) return ["hexo", config];
		return (await read("_config.yml")) !== undefined || paths.some((path) => /(^|\/)_posts\//.test(path))
			? ["jekyll", config]
			: [];
	};
	const [generator, config = {}] = await found();
	const data = new Map<string, Data>();
	for (const place of generator === "eleventy" ? new Set(paths.map((path) => dirname(path))) : []) {
		for (let at = place; at !== "." && !data.has(at); at = dirname(at)) {
			data.set(at, parse("data.json", await read(`${at}/${basename(at)}.json`)));
		}
	}
	const dataOf = (at: string): Data => (at === "." || at === "" ? {} : { ...dataOf(dirname(at)), ...data.get(at) });
	return { generator, config, feeds: generator ? feeds[generator] : [], dataOf };
}

/** A post of a file, as far as its old address depends on it. */
export interface AddressedFile {
	path: string;
	/** The file's name without day and language. */
	name: string;
	language: string | undefined;
	data: Data;
	title: string;
	day: string | undefined;
}

/** The paths of a post on the old site; `unknown` is a pattern that only the tool can work out. */
export function oldAddressesOf(file: AddressedFile, tool: Tool): { addresses: string[]; unknown?: string | undefined } {
	const { data } = file;
	const written = textOf(data, "permalink", "url", "path");
	const others = listOf(data, "aliases", "redirect_from", "redirectFrom", "alias").map((address) =>
		// An alias of Hugo is relative to the page's folder.
		tool.generator === "hugo" && !/^(\/|https?:)/.test(address) ? posix.join("/", sectionOf(file.path), address) : address,
	);
	const pattern = written ?? (data.permalink === false ? "" : patternOf(file, tool));
	const address = pattern && fill(pattern, file, tool);
	const unknown = pattern && address === undefined ? pattern : undefined;
	const addresses = [...(address ? [address] : []), ...others].map(toPathname).filter((path) => path !== "/");
	return { addresses: [...new Set(addresses)], unknown };
}

function toPathname(address: string): string {
	const isUrl = /^https?:\/\//.test(address);
	const path = isUrl ? (URL.canParse(address) ? new URL(address).pathname : "") : address;
	return posix.join("/", path).replace(/\/index\.html?$/, "/");
}

/** Hugo's section: the folders below `content`, without a bundle's or a language's folder. */
function sectionOf(path: string): string {
	const place = dirname(path)
		.replace(/^(?:.*\/)?content(?:\/|$)/, "")
		.replace(/^[a-z]{2}(?:\/|$)/, "");
	return /\/index(\.\w+)?\.\w+$/.test(path) ? dirname(`/${place}`).slice(1) : place === "." ? "" : place;
}

const jekyllStyles: Record<string, string> = {
	date: "/:categories/:year/:month/:day/:title.html",
	pretty: "/:categories/:year/:month/:day/:title/",
	ordinal: "/:categories/:year/:y_day/:title.html",
	none: "/:categories/:title.html",
};

/** The tool's pattern, or the address itself, for a post that states none; undefined if no tool is known. */
function patternOf({ path, name, data, language }: AddressedFile, tool: Tool): string | undefined {
	const { generator, config } = tool;
	const slug = textOf(data, "slug") ?? name;
	const below = (root: RegExp) =>
		posix.join("/", dirname(path).replace(root, ""), /^(index|page)$/.test(stemOf(path)) ? "" : slug);
	switch (generator) {
		case "jekyll": {
			const { posts } = (config.collections ?? {}) as { posts?: Data };
			const style = textOf({ ...config, ...posts }, "permalink") ?? "date";
			return /(^|\/)_posts\//.test(path) ? `${textOf(config, "baseurl") ?? ""}${jekyllStyles[style] ?? style}` : undefined;
		}
		case "hexo":
			return posix.join("/", textOf(config, "root") ?? "", textOf(config, "permalink") ?? ":year/:month/:day/:title/");
		case "hugo": {
			const section = sectionOf(path);
			const all = (config.permalinks ?? {}) as Data;
			const own = textOf({ ...all, ...(all.page as Data) }, section.split("/")[0] ?? "");
			const prefix = language && language !== (textOf(config, "defaultContentLanguage") ?? "en") ? `/${language}` : "";
			return prefix + (own ?? posix.join("/", section, slug).toLowerCase().replace(/\s+/g, "-"));
		}
		case "eleventy": {
			const { permalink } = tool.dataOf(dirname(path));
			if (permalink === false) return undefined;
			return typeof permalink === "string"
				? permalink
				: posix.join(
						"/",
						dirname(path).replace(/^(src|content)(?=\/|$)/, ""),
						/^index$/.test(stemOf(path)) || name === basename(dirname(path)) ? "" : name,
					);
		}
		case "astro":
			if (path.startsWith("src/pages/")) return below(/^src\/pages(?:\/|$)/);
			return textOf(data, "slug")
				? posix.join("/", path.replace(/^src\//, "").split("/")[1] ?? "", slug)
				: below(/^(?:src\/)?(?:content|data)(?:\/|$)/);
		case "gatsby":
			return `/${slug}`;
		case "next":
			if (/^(src\/)?(app|pages)\//.test(path)) return below(/^(src\/)?(app|pages)(?:\/|$)/).replace(/\/\([^/]+\)/g, "");
			return below(/^(?:src\/)?(?:data|content|public|_?(?=posts(\/|$)))\/?/).replace(/^\/_/, "/");
		default:
			// Folders of other tools that are paths on their sites, such as content/blog.
			return /(^|\/)content\//.test(path) ? below(/^(?:.*\/)?content(?:\/|$)/) : undefined;
	}
}

const stemOf = (path: string) => basename(path).replace(/\.\w+$/, "");

/** A pattern with its values: `:year` of Jekyll, Hugo and Hexo, `{{ page.fileSlug }}` of Eleventy. */
function fill(pattern: string, { path, name, data, title, day }: AddressedFile, { generator, config }: Tool): string | undefined {
	const hexoName = textOf(config, "new_post_name")?.startsWith(":year-:month-:day-") ? name : stemOf(path);
	const [year = "", month = "", date = ""] = day?.split("-") ?? [];
	const slug = textOf(data, "slug") ?? name;
	const categories = listOf(data, "categories").concat(textOf(data, "category") ?? []);
	const above = generator === "jekyll" ? (/^(.+)\/_posts\//.exec(path)?.[1]?.split("/") ?? []) : [];
	const values: Record<string, string> = {
		year,
		month,
		day: date,
		i_month: String(Number(month)),
		i_day: String(Number(date)),
		short_year: year.slice(2),
		y_day: String(dayOfYear(day)).padStart(3, "0"),
		slug,
		name,
		filename: name,
		contentbasename: name,
		basename: name,
		title: generator === "hugo" ? toSlug(title) : generator === "eleventy" ? title : slug,
		post_title: toSlug(title),
		output_ext: ".html",
		categories: [...above, ...categories].join("/").toLowerCase(),
		category: toSlug(categories[0] ?? "") || "uncategorized",
		section: sectionOf(path).split("/")[0] ?? "",
		sections: sectionOf(path),
		"page.fileSlug": name,
		"page.filePathStem": `/${path.replace(/\.\w+$/, "")}`,
		"title.slug": toSlug(title),
	};
	// Hexo's title is the file's path without the day, if the names of new posts begin with it.
	if (generator === "hexo") values.title = posix.join(dirname(path).replace(/^source\/_posts\/?/, ""), hexoName);
	if (generator === "hugo") values.slug = textOf(data, "slug") ?? toSlug(title);
	const filled = pattern
		.replace(/\{\{-?\s*([\w.]+)\s*(?:\|\s*(slug|slugify|url)\s*)?-?\}\}/g, (tag, key: string, filter?: string) => {
			const value = values[key];
			return value === undefined ? tag : filter?.startsWith("slug") ? toSlug(value) : value;
		})
		.replace(/:(\w+)/g, (tag, key: string) => values[key] ?? tag);
	return /[{}]|\/:[a-z]|:[a-z_]+\//.test(filled) ? undefined : filled;
}

function dayOfYear(day: string | undefined): number {
	return day ? (Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / 86_400_000 + 1 : 0;
}
