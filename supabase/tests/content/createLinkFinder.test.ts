import { createLinkFinder } from "../../commands/content/createLinkFinder.ts";
import { rewriteDestinations } from "../../commands/content/markdown.ts";
import { planPosts } from "../../commands/content/plan.ts";
import type { Post } from "../../commands/content/sources/Post.ts";
import { buildPost } from "../../testing/blogs/buildPost.ts";

/** A post of the file at this path, or one without a file. */
const postAt = (path: string | undefined, change: Partial<Post>): Post =>
	buildPost({
		...(path !== undefined && { path, folder: path.replace(/\/[^/]*$/, ""), sections: path.split("/").slice(0, -1) }),
		...change,
	});
const kettle = postAt("content/blog/kettle.md", { slug: "kettle" });
const pot = postAt("content/notes/pot/index.md", { slug: "clay-pot", entity: "projects" });
const rake = postAt(undefined, { slug: "Rake", addresses: ["?p=12", "/site/tools/rake.html", "/site"] });
const { planned } = planPosts(
	[
		kettle,
		pot,
		rake,
		postAt("content/blog/2020-01-02-tea.md", { slug: "tea", sections: ["content", "blog", "Hot Drinks"] }),
		postAt("content/notes/lid/page.md", { slug: "lid", addresses: ["/lids/"] }),
		postAt("content/blog/cup.md", { slug: "cup" }),
		postAt("content/notes/cup.md", { slug: "cup" }),
		postAt("content/notes/spoon.v2.markdown", { slug: "the-index" }),
		postAt("content/blog/茶.md", { slug: "茶", title: "Green" }),
	],
	{ essays: [], projects: [] },
);
const find = createLinkFinder(planned, ["__GHOST_URL__", "https://www.tea.example/site", "http://old.example"]);

const links: [written: string, target: string][] = [
	// Files
	["cup.md", "/essays/cup"],
	["./cup.md#How%20to", "/essays/cup#How%20to"],
	["../notes/cup.md", "/essays/cup-2"],
	["/content/notes/cup", "/essays/cup-2"],
	["../../notes/cup", "/essays/cup-2"],
	["../notes/pot/", "/projects/clay-pot"],
	["../notes/pot?a=1#b", "/projects/clay-pot#b"],
	["/notes/pot/index.md", "/projects/clay-pot"],
	["/gone/lid/index.md", "/essays/lid"],
	["/gone/lid.markdown", "/essays/lid"],
	["/gone/spoon.v2.md", "/essays/the-index"],
	["/_posts/2020-01-02-tea.md", "/essays/tea"],
	["%E8%8C%B6.md", "/essays/green"],
	// Pages
	["../2020-01-02-tea/", "/essays/tea"],
	["../tea/index.html", "/essays/tea"],
	["/tea.htm", "/essays/tea"],
	["/tea/index.htm", "/essays/tea"],
	["/2020/01/2/tea.html", "/essays/tea"],
	["/posts//hot-drinks/tea", "/essays/tea"],
	["/post/tea", "/essays/tea"],
	["/articles/tea", "/essays/tea"],
	["/article/tea", "/essays/tea"],
	["/the-index.html", "/essays/the-index"],
	["/rake", "/essays/rake"],
	["/blog/%E8%8C%B6/", "/essays/green"],
	// Addresses
	["/?p=12", "/essays/rake"],
	["?p=12#a", "/essays/rake#a"],
	["/tools/rake.html", "/essays/rake"],
	["/site/tools/rake", "/essays/rake"],
	["/lids", "/essays/lid"],
	// Origins
	["https://www.tea.example/site/tools/rake.html", "/essays/rake"],
	["http://tea.example/site/tea/", "/essays/tea"],
	["https://tea.example/site?p=12", "/essays/rake"],
	["//old.example/tea", "/essays/tea"],
	["https://www.old.example/tea#a", "/essays/tea#a"],
	["__GHOST_URL__/tea/", "/essays/tea"],
];

test.each(links)("the link %s in a post leads to %s", (written, url) => {
	expect(find(written, kettle)).toEqual({ kind: "post", url });
});

test.each([
	["of a slug that two posts have", "/blog/cup", "https://www.tea.example/site/blog/cup"],
	["of a file that two folders have", "/gone/cup.md", "https://www.tea.example/site/gone/cup.md"],
	["in a section that its post is not in", "/shop/tea", "https://www.tea.example/site/shop/tea"],
	["in two sections of which one is known", "/blog/shop/tea", "https://www.tea.example/site/blog/shop/tea"],
	["below a longer number than a year", "/20201/tea", "https://www.tea.example/site/20201/tea"],
	["below a name with a number", "/v1/tea", "https://www.tea.example/site/v1/tea"],
	["below a number with a name", "/1v/tea", "https://www.tea.example/site/1v/tea"],
	["in a section that ends like a usual one", "/shopblog/tea", "https://www.tea.example/site/shopblog/tea"],
	["in a section that begins like a usual one", "/blogs/tea", "https://www.tea.example/site/blogs/tea"],
	["with the ending of a file in its middle", "/blog.md/tea", "https://www.tea.example/site/blog.md/tea"],
	["with the ending of a page in its middle", "/blog.html/tea", "https://www.tea.example/site/blog.html/tea"],
	["in other letters", "/关于/", "https://www.tea.example/site/关于/"],
	["of the index of a folder", "/gone/index.md", "https://www.tea.example/site/gone/index.md"],
	["of the start page", "/", "https://www.tea.example/site/"],
	["of the old site alone", "http://tea.example/site", "https://www.tea.example/site/"],
	["of the old site with a fragment", "http://old.example/about#a?b", "https://www.tea.example/site/about#a?b"],
	["below the old site's path", "/site/about?a=b#c", "https://www.tea.example/site/about?a=b#c"],
	["relative to the post", "../about/", undefined],
])("a link %s leads to no post", (_what, written, url) => {
	expect(find(written, kettle)).toMatchObject({ kind: "file", url });
});

test.each([
	["#a", { kind: "none" }],
	["", { kind: "none" }],
	["mailto:a@tea.example", { kind: "none" }],
	["tel:+62//1", { kind: "none" }],
	["data:text/html,data:image/", { kind: "none" }],
	["Data:image/png;base64,AA==", { kind: "data", url: "Data:image/png;base64,AA==" }],
	["HTTP://b.example//a", { kind: "remote", url: "HTTP://b.example//a" }],
	["https://b.example/https://tea.example/site/tea", { kind: "remote", url: "https://b.example/https://tea.example/site/tea" }],
	["//b.example//a", { kind: "remote", url: "https://b.example//a" }],
	["https://old.example.org/tea", { kind: "remote", url: "https://old.example.org/tea" }],
	["https://old.example:8080/tea", { kind: "remote", url: "https://old.example:8080/tea" }],
	["https://my.old.example/tea", { kind: "remote", url: "https://my.old.example/tea" }],
	["https://tea.example/tea", { kind: "remote", url: "https://tea.example/tea" }],
])("the URL %j is no page of the old site", (written, target) => {
	expect(find(written, kettle)).toEqual(target);
});

const publicFolders = ["public", "static", "assets", "src/assets", "source", "src", "content"];
const inFolders = (path: string) => publicFolders.map((folder) => `${folder}/${path}`);

test.each<[what: string, written: string, paths: string[]]>([
	["at the root", "/img/a%20b.png?v=1", ["/img/a b.png", ...inFolders("img/a b.png")]],
	[
		"next to the post, or in its own folder",
		"img/a.png",
		["content/blog/img/a.png", "content/blog/kettle/img/a.png", "img/a.png", ...inFolders("img/a.png")],
	],
	[
		"of WordPress in another size",
		"/2020/a-1-300x200.jpeg",
		["/2020/a-1-300x200.jpeg", ...inFolders("2020/a-1-300x200.jpeg"), "/2020/a-1.jpeg", ...inFolders("2020/a-1.jpeg")],
	],
	["with a size in its middle", "/a-3x20.b/c-3x2d.png", ["/a-3x20.b/c-3x2d.png", ...inFolders("a-3x20.b/c-3x2d.png")]],
	["of Ghost in another size", "/size/w600/a", ["/size/w600/a", ...inFolders("size/w600/a"), "/a", ...inFolders("a")]],
	["of a folder like Ghost's", "/size/w600a/a", ["/size/w600a/a", ...inFolders("size/w600a/a")]],
])("an image %s is looked for in the folders that a tool publishes", (_what, written, paths) => {
	expect(find(written, kettle)).toMatchObject({ kind: "file", paths });
});

test.each(["~/assets/a.png", "@/assets/a.png", "@assets/a.png"])("Astro's alias %s is its source folder", (written) => {
	const { paths } = find(written, kettle) as { paths: string[] };
	expect(paths.slice(2, 4)).toEqual(["src/assets/a.png", written]);
});

test("an image with an @ in its name, and one of a blog without an address, are files only", () => {
	const paths = ["content/blog/a@2/", "content/blog/kettle/a@2/", "a@2/", ...inFolders("a@2/")];
	expect(find("a@2/", kettle)).toEqual({ kind: "file", paths, url: undefined });
	expect(createLinkFinder(planned, ["__GHOST_URL__"])("__GHOST_URL__/a", rake)).toMatchObject({ kind: "file", url: undefined });
});

test("a destination is rewritten without its escapes, and the new one is written with them", async () => {
	const text =
		'[a](/a\\)?b=1&amp;c=2 "d") ![b](<b c.png>) [![c](c\\_\\).png)](/c) <https://b.example/>\n\n`[d](/d)` [e]\n\n[e]: /e\\_f';
	const seen: string[] = [];
	const rewritten = await rewriteDestinations(text, async ({ kind, url }) => {
		seen.push(`${kind} ${url}`);
		return url === "c_).png" ? url : kind === "image" ? undefined : `/f${url}`;
	});
	expect(seen).toEqual(["link /a)?b=1&c=2", "image b c.png", "image c_).png", "link /c", "definition /e_f"]);
	expect(rewritten).toBe(
		'[a](/f/a\\)?b=1&c=2 "d") ![b](<b c.png>) [![c](c\\_\\).png)](/f/c) <https://b.example/>\n\n`[d](/d)` [e]\n\n[e]: /f/e_f',
	);
});
