import { planPosts } from "../../commands/content/plan.ts";
import { planRedirects } from "../../commands/content/planRedirects.ts";
import type { Post } from "../../commands/content/sources/Post.ts";
import { buildPost } from "../../testing/blogs/buildPost.ts";

interface Blog {
	posts?: Partial<Post>[];
	feeds?: string[];
	/** Redirects of the site. */
	stored?: Record<string, string>;
}

function plan({ posts = [], feeds = [], stored = {} }: Blog) {
	const { planned } = planPosts(posts.map(buildPost), { essays: [], projects: [] });
	const rows = Object.entries(stored).map(([from_path, to_path]) => ({ from_path, to_path }));
	return planRedirects(planned, { posts: [], unreadable: [], origins: [], feeds }, rows);
}

const at = (...addresses: string[]): Partial<Post> => ({ addresses });
const long = `/${"a".repeat(300)}`;
const pot = { slug: "pot", source: "pot.md" };

test.each<[what: string, blog: Blog, ...outcomes: string[]]>([
	[
		"all addresses of public posts",
		{ posts: [at("/2024/tea.html", "/tea/"), { ...pot, entity: "projects", addresses: ["/p"] }] },
		"/p to /projects/pot",
		"/2024/tea.html to /essays/tea",
		"/tea to /essays/tea",
	],
	["no draft", { posts: [{ ...at("/tea"), isPublic: false }] }],
	["no number of WordPress", { posts: [at("?p=1")] }],
	["feeds", { feeds: ["/index.xml"] }, "/index.xml to /rss.xml"],
	["paths without their query and fragment", { posts: [at("/a?b=/c", "/d#e")] }, "/a to /essays/tea", "/d to /essays/tea"],
	["paths without doubled slashes", { posts: [at("//a///b//")] }, "/a/b to /essays/tea"],
	["paths with encoded letters", { posts: [at("/tëa and%2drain")] }, "/t%C3%ABa%20and-rain to /essays/tea"],
	["a path that a post has twice once", { posts: [at("/a", "/a/")] }, "/a to /essays/tea"],
	["no path that leads there by itself", { posts: [at("/essays/tea/")], feeds: ["/rss.xml"] }],
	[
		"a path that the site redirects there already, which is marked",
		{ posts: [at("/a")], stored: { "/a": "/essays/tea" } },
		"/a to /essays/tea, is there",
	],
	[
		"no pages and files of the site",
		{ posts: [at("/contact")], feeds: ["/feed.json"] },
		"tea.md: no redirect from /contact: the site has a page or file there",
		"the feed: no redirect from /feed.json: the site has a page or file there",
	],
	[
		"no home page and no faulty path",
		{ posts: [at("/", "/a/../b", long)] },
		"tea.md: no redirect from /: the site has its home page there",
		"tea.md: no redirect from /a/../b: it is not a path",
		`tea.md: no redirect from ${long}: the path is too long`,
	],
	[
		"no path that the site redirects elsewhere",
		{ posts: [at("/a")], stored: { "/a": "/hire" } },
		"tea.md: no redirect from /a: it leads to /hire",
	],
	[
		"an address of two posts to the first",
		{ posts: [at("/a"), { ...pot, addresses: ["/a"] }] },
		"/a to /essays/pot",
		"tea.md: no redirect from /a: it leads to /essays/pot",
	],
])("an import redirects %s", (_what, blog, ...outcomes) => {
	const { redirects, refused } = plan(blog);
	expect([
		...redirects.map(({ from, to, isThere }) => `${from} to ${to}${isThere ? ", is there" : ""}`),
		...refused.map(({ source, reason }) => `${source}: ${reason}`),
	]).toEqual(outcomes);
});

test("an import makes up to 10,000 redirects", () => {
	const posts = [at(...Array.from({ length: 10_000 }, (_, index) => `/p/${index}`))];
	expect(plan({ posts }).redirects).toHaveLength(10_000);
	expect(() => plan({ posts, feeds: ["/feed.xml"] })).toThrow(
		"The blog has 10001 old addresses, and an import makes up to 10000",
	);
});
