import { essayRules, maxTopicLength, maxTopics } from "@site/shared-data/rules";
import { tokensOf } from "../../commands/content/markdown.ts";
import type { PlannedPost } from "../../commands/content/plan.ts";
import type { Post } from "../../commands/content/sources/Post.ts";
import { readFirstWords, toRow } from "../../commands/content/toRow.ts";
import { buildPost } from "../../testing/blogs/buildPost.ts";

interface Case {
	body?: string;
	firstWords?: string;
	isPublishing?: boolean;
	entry?: Partial<PlannedPost>;
}

async function read(post: Partial<Post>, { body = "Text.", firstWords = "Text.", isPublishing = true, entry }: Case = {}) {
	const notes: string[] = [];
	const rewriteImage = async (written?: string) =>
		written?.includes("gone") ? undefined : written?.replace(/^.*\//, "/stored/");
	const planned = { post: buildPost(post), id: "tea", isThere: false, ...entry };
	return { row: await toRow(planned, { body, firstWords, rewriteImage }, notes, isPublishing), notes };
}

test("a post becomes the row of an essay, with nothing in the columns that it does not fill", async () => {
	const { row, notes } = await read({});
	expect([row, notes]).toEqual([
		{
			id: "tea",
			title: "Tea",
			date: "2026-11-04",
			reading_time: 1,
			excerpt: "Text.",
			content: "Text.",
			featured_image: null,
			description: null,
			share_image: null,
			status: "published",
			publish_at: null,
			topics: [],
			language: "en",
			translation_of: null,
		},
		[],
	]);
});

const past = "2020-01-02T03:04:05.000Z";
const future = "2999-01-02T03:04:05.000Z";

test.each<[what: string, post: Partial<Post>, columns: object, given?: Case]>([
	["keeps its moment when it is published", { createdAt: past }, { status: "published", publish_at: null, created_at: past }],
	["waits for its moment", { createdAt: future }, { status: "published", publish_at: future, created_at: future }],
	["waits for its day", { date: "2999-01-02" }, { status: "published", publish_at: "2999-01-02T00:00:00.000Z" }],
	["that was not public is a draft", { createdAt: future, isPublic: false }, { status: "draft", publish_at: null }],
	["without --publish is a draft", { createdAt: future }, { status: "draft", publish_at: null }, { isPublishing: false }],
	["of 329 words takes 1 minute", {}, { reading_time: 1 }, { body: `${"a\n\n".repeat(328)}a` }],
	["of 330 words takes 2 minutes", {}, { reading_time: 2 }, { body: `${"a\n\n".repeat(329)}a` }],
	["has a title on one line", { title: "Hot \n\u2028tea" }, { title: "Hot tea" }],
	["has an excerpt on one line", { excerpt: "Hot \n tea" }, { excerpt: "Hot tea" }],
	["without words shows its title as excerpt", {}, { excerpt: "Tea" }, { firstWords: "" }],
	["has a description on one line", { description: "Hot \n tea" }, { description: "Hot tea" }],
	["has no description that repeats the excerpt", { excerpt: "Hot\ntea", description: "Hot  tea" }, { description: null }],
	["brings its images", { image: "a.png", shareImage: "b/b.png" }, { featured_image: "a.png", share_image: "/stored/b.png" }],
	["has no image that is not imported", { image: "gone", shareImage: "gone" }, { featured_image: null, share_image: null }],
	["in Indonesian is stored so", { language: "ID_id" }, { language: "id", translation_of: null }],
	["refers to its original", { language: "id-ID" }, { translation_of: "teh" }, { entry: { translationOf: "teh" } }],
])("a post %s", async (_what, post, columns, given = {}) => {
	const { row, notes } = await read(post, given);
	expect(row).toMatchObject(columns);
	expect("created_at" in row).toBe("created_at" in columns);
	expect(notes).toEqual([]);
});

test.each(["title", "excerpt", "description"] as const)(
	"the %s has up to its maximum length; a longer one is cut and named",
	async (name) => {
		const { max } = essayRules[name];
		const { row, notes } = await read({ [name]: "é".repeat(max) });
		expect([row[name], notes]).toEqual(["é".repeat(max), []]);
		const longer = await read({ [name]: `${"é".repeat(max - 2)} no` });
		expect([longer.row[name], longer.notes]).toEqual([`${"é".repeat(max - 2)}…`, [`its ${name} is cut to ${max} characters`]]);
	},
);

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Topic ${index + 1}`);
const longest = "💡".repeat(maxTopicLength - 1);

test.each<[what: string, written: string[], kept: string[], others?: string]>([
	["as many as an essay may have", numbered(maxTopics), numbered(maxTopics)],
	[
		"the first, and names the others",
		numbered(maxTopics + 2),
		numbered(maxTopics),
		`Topic ${maxTopics + 1}, Topic ${maxTopics + 2}`,
	],
	["the first spelling of each", ["Tea", "A", "tea", "a"], ["Tea", "A"]],
	["the first, even if one is repeated", [...numbered(maxTopics), "topic 1"], numbered(maxTopics)],
	["one of the maximum length, and no longer one", [`a${longest}`, `b${longest}b`], [`a${longest}`], `b${longest}b`],
	["one on one line", ["Hot\ntea", "Tea"], ["Tea"], "Hot\ntea"],
	["one with an address, and names the others", ["茶", "Tea", "酒", "茶"], ["Tea"], "茶, 酒"],
	["none", ["茶"], [], "茶"],
])("of its topics a post keeps %s", async (_what, topics, kept, others = "") => {
	const { row, notes } = await read({ topics });
	const note = `without the topics ${others}: an essay has up to ${maxTopics}, of up to ${maxTopicLength} characters`;
	expect([row.topics, notes]).toEqual([kept, others ? [note] : []]);
});

test("a text in another language is no translation, and the language is named", async () => {
	const { row, notes } = await read({ language: "de-AT" }, { entry: { translationOf: "teh" } });
	expect(["language" in row, "translation_of" in row]).toEqual([false, false]);
	expect(notes).toEqual(["its language de-AT is none of the site's, en and id"]);
});

const columns = {
	title: " Teh ",
	preview_url: "../images/project-images/a.png",
	share_image: "https://a.example/../images/",
	featured_image: "../images/gone.png",
	tags: ["../images/"],
	reading_time: 7,
	status: "published",
	publish_at: past,
};
const stored = { ...columns, id: "tea", preview_url: "/stored/a.png", featured_image: undefined };

test.each<[what: string, expected: object, isPublic: boolean, given: Case]>([
	["keeps its columns and gets its images", { ...stored, content: "Text." }, true, {}],
	["without a text stays without one", { ...stored, content: null }, true, { body: "" }],
	[
		"is a draft without --publish",
		{ ...stored, content: "Text.", status: "draft", publish_at: null },
		true,
		{ isPublishing: false },
	],
	["that was a draft stays one", { ...stored, content: "Text.", status: "draft", publish_at: null }, false, {}],
])("a file of the site's own export %s", async (_what, expected, isPublic, given) => {
	expect(await read({ columns, isPublic }, given)).toEqual({ row: expected, notes: [] });
});

const twoWords = `${"a".repeat(149)} ${"b".repeat(150)}`;

test.each<[what: string, markdown: string, words: string]>([
	["the first paragraph", "# Tea\n\nHot.\n\nCold.", "Hot."],
	["the first with a letter", "![Tea](/a.png)\n\n1 – 2.\n\nHot.\n", "Hot."],
	["lines as one", "Hot\\\n*green*  \n**tea**", "Hot green tea"],
	["a link without its address", '[a](/b "c") [d][e] f\n\n[e]: /g', "a d f"],
	["no image and no note", "![a](/b) Hot ![a](/b) tea[^1]\n\n[^1]: Note", "Hot tea"],
	["no definition and no note in front", "[^1]: Note\n\n[a]: /b\n\nHot [a] tea[^1]", "Hot a tea"],
	["code and signs as they are read", "`&amp; a` \\*b\\*", "&amp; a *b*"],
	["characters by their names and numbers", "A&amp;b &lt;c&gt;&nbsp;&quot;caf&eacute;&quot; &#39;", 'A&b <c> "café" \''],
	["300 characters", twoWords, twoWords],
	["no more than 300 characters", `${twoWords}b`, `${"a".repeat(149)}…`],
	["nothing if no paragraph has a letter", "# Tea\n\n1", ""],
])("the words that a post begins with are %s", (_what, markdown, words) => {
	expect(readFirstWords(markdown, tokensOf(markdown))).toBe(words);
});
