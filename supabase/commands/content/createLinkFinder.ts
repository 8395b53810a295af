import { posix } from "node:path";
import { toSlug } from "@site/shared-data/rules";
import type { PlannedPost } from "./plan.ts";
import { decode } from "./sources/fields.ts";
import type { Post } from "./sources/Post.ts";

/** The target of a URL in a post. */
export type Target =
	| { kind: "post"; url: string }
	/** A file or a page of the old site: paths below the root, the likeliest first. */
	| { kind: "file"; paths: string[]; url: string | undefined }
	| { kind: "remote"; url: string }
	/** An image written into the text. */
	| { kind: "data"; url: string }
	/** A fragment of the same text, an e-mail, or an empty URL. */
	| { kind: "none" };

/** Folders whose files the tools publish at the root of the site. */
const publicFolders = ["", "public", "static", "assets", "src/assets", "source", "src", "content"];

/** Segments that may precede a slug, independent of the post's folder. */
const usualSections = /^(blog|posts?|p|articles?|writing|essays|notes|archives|news)$/;

/** Finds the targets of the URLs in posts; `origins` are the old site's. */
export function createLinkFinder(
	planned: readonly PlannedPost[],
	origins: readonly string[],
): (url: string, post: Post) => Target {
	const base = origins.find((origin) => URL.canParse(origin));
	// A blog below a path of its site: its links may begin with that path.
	const root = base === undefined ? "" : new URL(base).pathname.replace(/\/$/, "");
	const bareOrigins = origins.map((origin) => origin.replace(/^https?:\/\/(www\.)?/, ""));
	const byPath = new Map<string, string>();
	const bySlug = new Map<string, PlannedPost[]>();
	for (const entry of planned) {
		const { post } = entry;
		const url = `/${post.entity}/${entry.id}`;
		if (post.path !== undefined) byPath.set(post.path, url);
		for (const address of post.addresses.flatMap((address) => [address, withoutOrigin(address, [root])])) {
			if (toPath(address) !== "") byPath.set(toPath(address), url);
		}
		for (const slug of new Set([toKey(post.slug), toKey(nameOf(post))])) {
			bySlug.set(slug, [...(bySlug.get(slug) ?? []), entry]);
		}
	}

	function findPost(path: string, query: string): string | undefined {
		const exact = byPath.get(query) ?? byPath.get(path) ?? byPath.get(`${path}/index.md`) ?? byPath.get(`${path}.md`);
		if (exact !== undefined) return exact;
		const segments = path.replace(/(?:\/index)?\.(md|markdown)$/, "").split("/");
		const candidates = bySlug.get(toKey(segments.at(-1) ?? "")) ?? [];
		// The URL names a file, in any folder.
		const isFile = /\.(md|markdown)$/.test(path);
		const [found, second] = candidates.filter(({ post }) => {
			const sections = post.sections.map(toKey);
			const isKnown = (segment: string) => usualSections.test(segment) || sections.includes(toKey(segment));
			return isFile || segments.slice(0, -1).every((segment) => /^\d{1,4}$/.test(segment) || isKnown(segment));
		});
		return found && !second ? `/${found.post.entity}/${found.id}` : undefined;
	}

	return (url, post) => {
		const local = withoutOrigin(url, bareOrigins);
		if (local === "" || local.startsWith("#")) return { kind: "none" };
		if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(local)) {
			if (/^data:image\//i.test(local)) return { kind: "data", url: local };
			return /^(?:https?:)?\/\//i.test(local) ? { kind: "remote", url: local.replace(/^\/\//, "https://") } : { kind: "none" };
		}
		const [, written = "", query = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(local) ?? [];
		const path = decode(written);
		const isRooted = path.startsWith("/");
		// A browser resolves a relative path against the page's URL, which ends with a slash.
		const folders = isRooted ? [""] : [post.folder, posix.join(post.folder, nameOf(post))];
		const places = folders.map((folder) => posix.join(folder, path));
		const found = places.map((place) => findPost(toPath(place), query)).find((url) => url !== undefined);
		if (found !== undefined) return { kind: "post", url: found + fragment };
		// Astro's aliases for its source folder.
		const alias = path.replace(/^[~@]\/?/, "");
		const aliased = alias === path ? [] : [`src/${alias}`];
		const all = [...places, ...aliased, ...publicFolders.map((folder) => posix.join(folder, path))];
		// Copies of WordPress and Ghost in another size.
		const originals = all.map((file) => file.replace(/-\d+x\d+(?=\.\w+$)/, "").replace(/\/size\/w\d+(?=\/)/, ""));
		return {
			kind: "file",
			paths: [...new Set([...all, ...originals])],
			url: base && isRooted ? base + withoutOrigin(url, [...bareOrigins, root]) : undefined,
		};
	};
}

/** The slug, or the name itself if it has no letter that a slug can have. */
const toKey = (name: string) => toSlug(name) || name;

/** The last segment of the page's URL, if the source has it. */
const nameOf = ({ path, slug }: Post) =>
	path === undefined ? slug : posix.basename(path.replace(/(?:\/(?:index|page))?\.\w+$/, ""));

/** The path without the parts that servers add. */
const toPath = (path: string) => path.replace(/^\/|\/$/g, "").replace(/(?:(?:^|\/)index)?\.html?$/, "");

function withoutOrigin(url: string, origins: readonly string[]): string {
	const bare = url.replace(/^(?:https?:)?\/\/(www\.)?/, "");
	const origin = origins.find((origin) => origin && bare.startsWith(origin) && /^(?:[/?#]|$)/.test(bare.slice(origin.length)));
	return origin === undefined ? url : bare.slice(origin.length) || "/";
}
