import { type AddressedFile, type Generator, oldAddressesOf, type Tool } from "../../commands/content/sources/oldAddresses.ts";

const file = { name: "tea", language: undefined, data: {}, title: "Tea & rain", day: "2024-03-09" };
const toolOf = (generator: Generator | undefined, config = {}, dataOf: Tool["dataOf"] = () => ({})): Tool => {
	return { generator, config, feeds: [], dataOf };
};

type Case = [address: string | undefined, path: string, config?: object, fields?: Partial<AddressedFile>];

const cases: Record<Generator | "no tool", Case[]> = {
	astro: [
		["/blog/tea", "src/content/blog/tea.md"],
		["/blog/tea", "src/content/blog/tea/index.mdx"],
		["/blog/2024/tea", "src/data/blog/2024/tea.md"],
		["/notes/tea", "src/pages/notes/tea.md"],
		["/blog/kettle", "src/content/blog/tea.md", {}, { data: { slug: "kettle" } }],
		["/tea", "src/content/tea.md"],
		["/tea", "src/pages/tea.md"],
		["/blog/tea", "content/blog/tea.md"],
		["/contents/tea", "contents/tea.md"],
		["/docs/content/tea", "docs/content/tea.md"],
		["/docs/src/pages/tea", "docs/src/pages/tea.md"],
		["/src/kettle", "content/src/tea.md", {}, { data: { slug: "kettle" } }],
	],
	eleventy: [
		["/posts/tea", "posts/tea.md"],
		["/posts/tea", "src/posts/tea/tea.md"],
		["/posts/tea", "content/posts/tea/index.md"],
		["/tea", "src/tea.md"],
		["/notes/src/tea", "notes/src/tea.md"],
		["/index-of-teas", "index-of-teas.md", {}, { name: "index-of-teas" }],
		["/posts/the-index", "posts/the-index.md", {}, { name: "the-index" }],
	],
	gatsby: [
		["/tea", "content/blog/tea/index.md"],
		["/kettle", "content/blog/tea/index.md", {}, { data: { slug: "kettle" } }],
		[undefined, "content/index.md", {}, { data: { permalink: "/" } }],
	],
	hexo: [
		["/2024/03/09/2024-03-09-tea", "source/_posts/2024-03-09-tea.md"],
		["/2024/03/09/tea", "source/_posts/2024-03-09-tea.md", { new_post_name: ":year-:month-:day-:title.md" }],
		["/news/rain/tea.html", "source/_posts/rain/tea.md", { permalink: "news/:title.html" }],
		["/blog/2024/3/9/tea", "source/_posts/tea.md", { root: "/blog/", permalink: ":year/:i_month/:i_day/:name" }],
		["/uncategorized/tea", "source/_posts/tea.md", { permalink: ":category/:title" }],
		["/web-design/tea", "source/_posts/tea.md", { permalink: ":category/:title" }, { data: { categories: ["Web Design"] } }],
		["/tea.html", "source/_posts/tea.md", { permalink: ":title.html" }, { day: undefined }],
	],
	hugo: [
		["/posts/tea", "content/posts/tea.md"],
		["/posts/tea", "content/posts/tea/index.md"],
		["/id/posts/tea", "content/posts/tea.id.md", {}, { language: "id" }],
		["/2024/tea-rain/", "content/posts/tea.md", { permalinks: { posts: "/:year/:slug/" } }],
		["/2024/tea-rain/", "content/posts/tea.md", { permalinks: { page: { posts: "/:year/:title/" } } }],
		["/tea", "content/tea.md"],
		["/tea", "content/tea/index.md"],
		["/posts/tea", "site/content/posts/tea.md"],
		["/posts/indexes/tea", "content/posts/indexes/tea.md"],
		["/posts/tea", "content/en/posts/tea.md", {}, { language: "en" }],
		["/id/posts/tea", "content/id/posts/tea.md", {}, { language: "id" }],
		["/id/tea", "content/id/tea.md", {}, { language: "id" }],
		["/id/posts/tea", "content/posts/tea/index.id.md", {}, { language: "id" }],
		["/a/tea", "content/a/tea.md"],
		["/posts/tea", "content/posts/tea.md", { defaultContentLanguage: "id" }, { language: "id" }],
		["/en/posts/tea", "content/posts/tea.md", { defaultContentLanguage: "id" }, { language: "en" }],
		["/my-posts/hot-tea", "content/My Posts/tea.md", {}, { name: "Hot  tea" }],
		["/posts/2024/tea", "content/posts/2024/tea.md", { permalinks: { posts: "/:sections/:contentbasename" } }],
		["/posts/tea", "content/posts/2024/tea.md", { permalinks: { posts: "/:section/:filename" } }],
	],
	jekyll: [
		["/2024/03/09/tea.html", "_posts/2024-03-09-tea.md"],
		["/food/hot/2024/03/09/tea/", "food/_posts/tea.md", { permalink: "pretty" }, { data: { categories: "hot" } }],
		["/2024/069/tea.html", "_posts/tea.md", { permalink: "ordinal" }],
		["/site/tea.html", "_posts/tea.md", { baseurl: "/site", permalink: "none" }],
		["/news/tea", "_posts/tea.md", { collections: { posts: { permalink: "/news/:title" } } }],
		[undefined, "about.md"],
		["/hot/2024/03/09/tea.html", "_posts/tea.md", {}, { data: { category: "Hot" } }],
		["/24/tea", "_posts/tea.md", { permalink: "/:short_year/:slug" }],
		["/2024/3/9/tea.html", "_posts/tea.md", { permalink: "/:year/:i_month/:i_day/:title:output_ext" }],
	],
	next: [
		["/blog/tea", "data/blog/tea.mdx"],
		["/tea", "src/app/(posts)/tea/page.mdx"],
		["/posts/tea", "_posts/tea.md"],
		["/tea", "public/tea/index.md"],
		["/tea", "pages/tea.mdx"],
		["/tea", "src/pages/tea/index.mdx"],
		[undefined, "app/page.mdx"],
		["/docs/app/tea", "docs/app/tea/page.mdx"],
		["/posts/tea", "posts/tea.md"],
		["/posts/2024/tea", "_posts/2024/tea.md"],
		["/docs/data/tea", "docs/data/tea.md"],
		["/blog/homepage", "data/blog/homepage.mdx", {}, { name: "homepage" }],
		["/blog/pages", "data/blog/pages.mdx", {}, { name: "pages" }],
	],
	"no tool": [
		["/blog/tea", "content/blog/tea.md"],
		["/tea", "site/content/tea.md"],
		[undefined, "notes/tea.md"],
	],
};

type Row = [tool: string, ...Case];

const rows = Object.entries(cases).flatMap(([tool, some]) => some.map((row): Row => [tool, ...row]));

test.each<Row>(rows)("%s: %s is the old address of %s", (tool, address, path, config = {}, fields = {}) => {
	const generator = tool === "no tool" ? undefined : (tool as Generator);
	const { addresses, unknown } = oldAddressesOf({ ...file, path, ...fields }, toolOf(generator, config));
	expect(addresses.map((one) => one.replace(/(.)\/$/, "$1"))).toEqual(address ? [address.replace(/(.)\/$/, "$1")] : []);
	expect(unknown).toBeUndefined();
});

test.each([
	["https://old.example/kettle/index.html", "/kettle/"],
	["http://old.example:4000/kettle/index.htm", "/kettle/"],
	["/kettle/index.html5", "/kettle/index.html5"],
	["kettle", "/kettle"],
	["/", undefined],
	["https://", undefined],
])("of the written address %s the site's path is %s", (permalink, path) => {
	const post = { ...file, path: "content/posts/tea.md", data: { permalink } };
	expect(oldAddressesOf(post, toolOf("hugo"))).toEqual({ addresses: path ? [path] : [] });
});

test("a post's own address comes first, then its aliases, which only Hugo reads below the post's folder", () => {
	const data = { permalink: "/kettle/", aliases: ["cup", "/pot", "http://old.example/bowl", "to/x.html"] };
	const post = { ...file, path: "content/posts/tea.md", data };
	expect(oldAddressesOf(post, toolOf("hugo")).addresses).toEqual(["/kettle/", "/posts/cup", "/pot", "/bowl", "/posts/to/x.html"]);
	expect(oldAddressesOf(post, toolOf("astro")).addresses).toEqual(["/kettle/", "/cup", "/pot", "/bowl", "/to/x.html"]);
	expect(oldAddressesOf({ ...post, data: { permalink: false } }, toolOf("eleventy")).addresses).toEqual([]);
});

test.each([
	["/{{ page.fileSlug }}/", "/tea/"],
	["/{{page.fileSlug|url}}/", "/tea/"],
	["{{ page.filePathStem }}.html", "/posts/v1.2/tea.html"],
	["/{{-  title  |  slug  -}}/", "/tea-rain/"],
	["/{{ title | slugify }}/", "/tea-rain/"],
	["/{{ title }}/", "/Tea & rain/"],
	["/{{ 'a' | slug }}/{{ pot }}/", undefined],
	["/{% shop %}/", undefined],
	["/:series/", undefined],
	[":series/tea", undefined],
])("of a folder's pattern %s the address is %s; one that only the tool can work out is named", (pattern, address) => {
	const folder = toolOf("eleventy", {}, () => ({ permalink: pattern }));
	expect(oldAddressesOf({ ...file, path: "posts/v1.2/tea.md" }, folder)).toEqual(
		address ? { addresses: [address] } : { addresses: [], unknown: pattern },
	);
});

test("a folder of Eleventy without pages has no addresses", () => {
	const folder = toolOf("eleventy", {}, () => ({ permalink: false }));
	expect(oldAddressesOf({ ...file, path: "posts/tea.md" }, folder)).toEqual({ addresses: [] });
});
