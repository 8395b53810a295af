import { type AddressedFile, type Generator, oldAddressesOf, type Tool } from "../../commands/content/sources/oldAddresses.ts";

const file = { name: "tea", language: undefined, data: {}, title: "Tea & rain", day: "2024-03-09" };
const toolOf = (generator: Generator | undefined, config = {}, dataOf: Tool["dataOf"] = () => ({})): Tool => {
	return { generator, config, feeds: [], dataOf };
};

type Case = [address: string | undefined, path: string, config?: object, fields?: Partial<AddressedFile>];

const cases: Record<Generator, Case[]> = {
	astro: [
		["/blog/tea", "src/content/blog/tea.md"],
		["/blog/tea", "src/content/blog/tea/index.mdx"],
		["/blog/2024/tea", "src/data/blog/2024/tea.md"],
		["/notes/tea", "src/pages/notes/tea.md"],
		["/blog/kettle", "src/content/blog/tea.md", {}, { data: { slug: "kettle" } }],
	],
	eleventy: [
		["/posts/tea", "posts/tea.md"],
		["/posts/tea", "src/posts/tea/tea.md"],
		["/posts/tea", "content/posts/tea/index.md"],
	],
	gatsby: [["/tea", "content/blog/tea/index.md"]],
	hexo: [
		["/2024/03/09/2024-03-09-tea", "source/_posts/2024-03-09-tea.md"],
		["/2024/03/09/tea", "source/_posts/2024-03-09-tea.md", { new_post_name: ":year-:month-:day-:title.md" }],
		["/news/rain/tea.html", "source/_posts/rain/tea.md", { permalink: "news/:title.html" }],
		["/blog/2024/3/9/tea", "source/_posts/tea.md", { root: "/blog/", permalink: ":year/:i_month/:i_day/:name" }],
	],
	hugo: [
		["/posts/tea", "content/posts/tea.md"],
		["/posts/tea", "content/posts/tea/index.md"],
		["/id/posts/tea", "content/posts/tea.id.md", {}, { language: "id" }],
		["/2024/tea-rain/", "content/posts/tea.md", { permalinks: { posts: "/:year/:slug/" } }],
		["/2024/tea-rain/", "content/posts/tea.md", { permalinks: { page: { posts: "/:year/:title/" } } }],
	],
	jekyll: [
		["/2024/03/09/tea.html", "_posts/2024-03-09-tea.md"],
		["/food/hot/2024/03/09/tea/", "food/_posts/tea.md", { permalink: "pretty" }, { data: { categories: "hot" } }],
		["/2024/069/tea.html", "_posts/tea.md", { permalink: "ordinal" }],
		["/site/tea.html", "_posts/tea.md", { baseurl: "/site", permalink: "none" }],
		["/news/tea", "_posts/tea.md", { collections: { posts: { permalink: "/news/:title" } } }],
		[undefined, "about.md"],
	],
	next: [
		["/blog/tea", "data/blog/tea.mdx"],
		["/tea", "src/app/(posts)/tea/page.mdx"],
		["/posts/tea", "_posts/tea.md"],
		["/tea", "public/tea/index.md"],
	],
};

const rows = Object.entries(cases).flatMap(([tool, some]) =>
	some.map((row): [Generator, ...Case] => [tool as Generator, ...row]),
);

test.each<[Generator, ...Case]>(rows)("%s: %s is the old address of %s", (generator, address, path, config = {}, fields = {}) => {
	const { addresses, unknown } = oldAddressesOf({ ...file, path, ...fields }, toolOf(generator, config));
	expect(addresses.map((one) => one.replace(/(.)\/$/, "$1"))).toEqual(address ? [address.replace(/(.)\/$/, "$1")] : []);
	expect(unknown).toBeUndefined();
});

test("a post's own address comes first, then its aliases; one that only the tool can work out is named", () => {
	const data = { permalink: "https://old.example/kettle/index.html", aliases: ["cup", "/pot"] };
	const post = { ...file, path: "content/posts/tea.md", data };
	expect(oldAddressesOf(post, toolOf("hugo")).addresses).toEqual(["/kettle/", "/posts/cup", "/pot"]);
	const unknown = oldAddressesOf({ ...post, data: { permalink: "/{% shop %}/:series/" } }, toolOf("eleventy"));
	expect(unknown).toEqual({ addresses: [], unknown: "/{% shop %}/:series/" });
	expect(oldAddressesOf({ ...post, data: { permalink: false } }, toolOf("eleventy")).addresses).toEqual([]);
	const folder = toolOf("eleventy", {}, () => ({ permalink: "/{{ title | slug }}/" }));
	expect(oldAddressesOf({ ...file, path: "posts/tea.md" }, folder).addresses).toEqual(["/tea-rain/"]);
});
