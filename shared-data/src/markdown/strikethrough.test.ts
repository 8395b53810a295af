import { createParser } from "./createParser.ts";

test.each([
	["~one~ and ~~two~~", "<del>one</del> and <del>two</del>"],
	["in~side~words", "in<del>side</del>words"],
	["a ~ b ~c", "a ~ b ~c"],
	["~mixed~~", "~mixed~~"],
	["a ~~~three~~~", "a ~~~three~~~"],
	["never closed ~b *c* ~~d **e**", "never closed ~b <em>c</em> ~~d <strong>e</strong>"],
	["[~~in a link~~](/a)", '<a href="/a"><del>in a link</del></a>'],
	["[~opened](/a) closed~", '<a href="/a">~opened</a> closed~'],
	["**~~in strong~~ text**", "<strong><del>in strong</del> text</strong>"],
	["*crossed ~~here* there~~", "<em>crossed ~~here</em> there~~"],
])("%j becomes %j", (markdown, html) => {
	expect(createParser().renderInline(markdown)).toBe(html);
});
