import { Skipped } from "../../commands/content/sources/Post.ts";
import { toMarkdown } from "../../commands/content/toMarkdown.ts";
import { readMdx } from "../../import/index.ts";

const fence = "```";

/** MDX, the Markdown that the site gets, and the notes on parts that are missing from it. */
const outcomes: Record<string, [written: string, stored: string, ...notes: string[]]> = {
	prose: ["import is a word.\n\nexport and import\n\nToo.", "&#105;mport is a word.\n\n&#101;xport and import\n\nToo."],
	signs: [
		"<3 at first, a < b, x <a b={c} d=> y and <b {c d",
		"\\<3 at first, a < b, x \\<a b= d=> y and \\<b \\{c d",
		"line 1: {c} is left out",
	],
	braces: [
		"unclosed {a {b}\n\nan {\\alpha \\{ b\n\n\\{kept} {no program}",
		"unclosed \\{a \n\nan \\{\\alpha \\{ b\n\n\\{kept} {no program}",
		"line 1: {b} is left out",
		"line 5: {no program} stays as text",
	],
	autolinks: [
		"I <3 <https://x.example/> and <http://y.example/a_b>",
		"I \\<3 [https://x.example/](https://x.example/) and [http://y.example/a_b](http://y.example/a_b)",
	],
	comments: [
		"I <3 it. <!-- one\ntwo --> More.\n\n{/* three\nfour */}\n\nText{/* five */ x}{x /* six */}.",
		"I \\<3 it. \nMore.\n\nText.",
		"line 7: {/* five */ x} is left out",
		"line 7: {x /* six */} is left out",
	],
	literals: [
		`{"a"} { 'b' } {\`c\`} {3} {'it\\'s'} {'<b>'} <code>{'<div>'}</code> {"d" + "e"} {\`f\${g}\`} {h ||= i}.`,
		"a b c 3 it's &lt;b> `<div>`   .",
		'line 1: {"d" + "e"} is left out',
		"line 1: {`f${g}`} is left out",
		"line 1: {h ||= i} is left out",
	],
	listing: [
		'<pre className="language-ts">{`const a = <T>() =>\n\n  \\${T};`}</pre>',
		`${fence}ts\nconst a = <T>() =>\n\n  \${T};\n${fence}`,
	],
	lines: [
		"{items.map((item) =>\n  <li>{item}</li>\n)}\n\nOne {f(\n    a,\n  )}.\n\n- Two {f(\n    b,\n  )}.\n\n<Card\n  a={{\n    b: 1,\n  }}\n>\n  Three\n</Card>",
		"One .\n\n- Two .\n\nThree",
		"line 1: {items.map((item) => <li>{item}</li> )} is left out",
		"line 5: {f( a, )} is left out",
		"line 9: {f( b, )} is left out",
		"line 13: <Card a={{ b: 1, }} > is left out, its text stays",
	],
	headings: [
		"## One {#own_1}\n\n## Two { #b }\n\n## Three {value}\n\n## Four {#a b} {a #b}\n\nText {#x}.",
		"## One {#own_1}\n\n## Two { #b }\n\n## Three \n\n## Four {#a b} {a #b}\n\nText {#x}.",
		"line 5: {value} is left out",
		"line 7: {#a b} stays as text",
		"line 7: {a #b} stays as text",
		"line 9: {#x} stays as text",
	],
	formulas: [
		"$$\na_{i}\n$$\n\n{b}\n\n`$`$$ c_{i} $$ `$$`$$ d_{i} $$ {e}\n\nIt costs $$ {f}",
		"$$\na_{i}\n$$\n\n`$`$$ c_{i} $$ `$$`$$ d_{i} $$ \n\nIt costs $$",
		"line 5: {b} is left out",
		"line 7: {e} is left out",
		"line 9: {f} is left out",
	],
	dollars: [
		"It costs 5$\n{a} or $6 {b}\nor $x_{c}$ and \\$ {d}, $7.",
		"It costs 5$\n or $6 \nor $x_{c}$ and \\$ , $7.",
		"line 2: {a} is left out",
		"line 2: {b} is left out",
		"line 3: {c} stays as text",
		"line 3: {d} is left out",
	],
	code: [
		`${fence}\n$$\n\n\n{a}\n${fence}\n\n{/* b */}\n\nText {c}.\n\n${fence}\n<D>\n\n\n{e} $$\n${fence}`,
		`${fence}\n$$\n\n\n{a}\n${fence}\n\nText .\n\n${fence}\n<D>\n\n\n{e} $$\n${fence}`,
		"line 10: {c} is left out",
	],
	indentation: [
		`    First.\n\n<Steps>\n\n    1. One\n\n       More\n\n       - sub\n\n         ${fence}\n           x\n         ${fence}\n\n    2. Two\n\n</Steps>`,
		`First.\n\n1. One\n\n   More\n\n   - sub\n\n     ${fence}\n       x\n     ${fence}\n\n2. Two`,
		"line 3: <Steps> is left out, its text stays",
	],
	programs: [
		'import { wide, tall as\n  high } from "../img"\nexport const size = 1\nexport const { title } = meta\nexport const meta = build()\nexport let metadata\nexport function Lamp() {}\nexport default Layout\n\nexport { z } from "./z"\n\nText.',
		"Text.",
		'line 1: import { wide, tall as high } from "../img" is left out',
		"line 3: export const size = 1 is left out",
		"line 4: export const { title } = meta is left out",
		"line 5: export const meta = build() is left out",
		"line 6: export let metadata is left out",
		"line 7: export function Lamp() {} is left out",
		"line 8: export default Layout is left out",
		'line 10: export { z } from "./z" is left out',
	],
	images: [
		'import pic from "./pic.png"\n\n<Image src={pic} alt={\'A "b"\'} caption="C" /> <Img src={ pic.src } /> <Picture image={"./x.png"} />\n\n<img src={other} alt="A" /> <Image src={pic + 1} /> <iframe src={`/e/${id}`} /><img src="a_b.png">.',
		'![A "b"](./pic.png "C") ![](./pic.png) ![](./x.png)\n\n  ![](a_b.png).',
		'line 1: import pic from "./pic.png" is left out',
		'line 5: <img src={other} alt="A" /> is left out',
		"line 5: <Image src={pic + 1} /> is left out",
		"line 5: <iframe src={`/e/${id}`} /> is left out",
	],
	videos: [
		'<YouTubeEmbed id="a-1" />\n\n<lite-youtube videoid="b" />\n\n<YouTube url="http://x.example/c" />\n\n<Vimeo id={7} />\n\n<VimeoPlayer id="8" />\n\n<StaticTweet tweetId="9" />\n\n<TweetEmbed id="10" />',
		"<https://www.youtube.com/watch?v=a-1>\n\n<https://www.youtube.com/watch?v=b>\n\n<http://x.example/c>\n\n<https://vimeo.com/7>\n\n<https://vimeo.com/8>\n\n<https://twitter.com/i/web/status/9>\n\n<https://twitter.com/i/web/status/10>",
	],
	strangers: [
		'<YouTubeChannel id="a" /> <VimeoLogin id="b" /> <Tweets id="c" /> <Vimeo /> <Tweet /> <Card id="d">text</Card> <motion.div>more</motion.div>',
		"text more",
		'line 1: <YouTubeChannel id="a" /> is left out',
		'line 1: <VimeoLogin id="b" /> is left out',
		'line 1: <Tweets id="c" /> is left out',
		"line 1: <Vimeo /> is left out",
		"line 1: <Tweet /> is left out",
		'line 1: <Card id="d"> is left out, its text stays',
		"line 1: <motion.div> is left out, its text stays",
	],
	links: ['<Link href = "/a">one</Link> <NextLink to="/b">two</NextLink>', "[one](</a>) [two](</b>)"],
	containers: ["a <span>b</span> <>c</>\n\n<section>\nOne\n</section>\n<section>\nTwo\n</section>", "a b c\n\nOne\n\nTwo"],
	tags: [
		"<b>bold </Card>more</b> <em title={x}><strong>x</strong></em> <Kbd>K</Kbd> y<Br/>z\n\n<Card>",
		"**bold more** ***x*** `K` y\\\nz",
		"line 3: <Card> is left out, its text stays",
	],
	notes: [
		'<Note>\n\nOne <Card>two <Note />\n\nThree\n\n</Note>\n<Grid>\n  <Callout type="warning" title="Hot">\n  Four\n  </Callout>\n</Grid>\n\n<Tip>Five</Tip>\n\n<Callout variant="danger">\nSix\n</Callout>\n\nSee <Tip>seven</Tip>.',
		"> [!NOTE]\n> One two\n>\n> Three\n\n> [!WARNING]\n> **Hot**\n>\n> Four\n\n> [!TIP]\n> Five\n\n> [!CAUTION]\n> Six\n\nSee seven.",
		"line 3: <Card> is left out, its text stays",
		"line 3: <Note /> is left out",
		"line 8: <Grid> is left out, its text stays",
		"line 20: <Tip> is left out, its text stays",
	],
	nesting: [
		"<Note>\n\nA\n\n<Important>\n\nB\n\n</Important>\n\nC\n\n</Note>\n\n<Info>\n\nopen",
		"A\n\n> [!IMPORTANT]\n> B\n\nC\n\nopen",
	],
};

test.each(Object.entries(outcomes))("MDX with %s arrives as Markdown, with a note on each missing part", async (_, row) => {
	const [written, stored, ...expected] = row;
	const { text, notes } = readMdx(written, 1);
	const markdown = await toMarkdown({ body: text });
	expect([markdown.text, ...notes]).toEqual([stored, ...expected]);
});

const computed = (name: string) => `line 1: the ${name} of the metadata is computed, which is not run`;

/** A program, the metadata in it, and the notes. */
const programs: Record<string, [written: string, data: Record<string, unknown>, ...notes: string[]]> = {
	literals: [
		"export const metadata = { 'title': 'T', date: `2020-01-02`, tags: ['a', , ...more, b, 'c'], draft: false }",
		{ title: "T", date: "2020-01-02", tags: ["a", "c"], draft: false },
	],
	computations: [
		"export const frontmatter = { [title]: 'T', ...rest, date: now(), day: `${year}`, url: /x/, size: -1, get tags() { return [] } }",
		{},
		computed("…"),
		computed("…"),
		computed("date"),
		computed("day"),
		computed("url"),
		computed("size"),
		computed("tags"),
	],
	fallbacks: [
		"export const meta = { openGraph: { images: ['/o.png'], publishedTime: '2020-01-02' }, alternates: { canonical: '/x/y' } }",
		{
			openGraph: { images: ["/o.png"], publishedTime: "2020-01-02" },
			alternates: { canonical: "/x/y" },
			image: ["/o.png"],
			date: "2020-01-02",
			url: "/x/y",
		},
	],
	choices: [
		"export const meta = { image: 'a.png', date: '2021-01-02', url: '/a', openGraph: { images: 'o.png', publishedTime: '2020-01-02' }, alternates: { canonical: '/x' } }",
		{
			image: "a.png",
			date: "2021-01-02",
			url: "/a",
			openGraph: { images: "o.png", publishedTime: "2020-01-02" },
			alternates: { canonical: "/x" },
		},
	],
	addresses: [
		"export const meta = { alternates: { canonical: 'https://x.example/y/' } }",
		{ alternates: { canonical: "https://x.example/y/" } },
	],
	prototypes: ["export const meta = { openGraph: { __proto__: { images: 'a.png' } } }", { openGraph: {} }],
	others: ["export const settings = { title: 'T' }", {}, "line 1: export const settings = { title: 'T' } is left out"],
};

test.each(Object.entries(programs))("metadata with %s is read without running it", (_, [written, expected, ...expectedNotes]) => {
	const { data, notes } = readMdx(`${written}\n\nText.`, 1);
	expect(data).toEqual(expected);
	expect(notes).toEqual(expectedNotes);
});

test("a note names the file's line, and shortens a long part", () => {
	const [whole, long] = ["a".repeat(80), "b".repeat(81)];
	const { notes } = readMdx(`Text.\n\n{${whole}}\n\n{${long}}`, 5);
	expect(notes).toEqual([`line 7: {${whole}} is left out`, `line 9: {${long.slice(0, 79)}…} is left out`]);
});

test("signs that MDX refuses are escaped up to a limit; a text with more of them is left out", () => {
	expect(readMdx("<3 ".repeat(300), 1).text).toBe("\\<3 ".repeat(300).trim());
	expect(() => readMdx("<3 ".repeat(301), 1)).toThrow(Skipped);
	expect(() => readMdx("\\\\<a b=>", 1)).toThrow(Skipped);
});
