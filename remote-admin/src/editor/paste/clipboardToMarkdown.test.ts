import { clipboardToMarkdown } from "./clipboardToMarkdown.ts";

test.each([
	[
		"a document of Google",
		`<b style="font-weight:normal" id="docs-internal-guid-1"><h2><span>Notes</span></h2>
		<p><span style="font-weight:700">Bold</span><span> and </span><span style="font-style:italic">slanted</span>
		<span> and </span><a href="https://example.com/weir"><span>a link</span></a></p>
		<ol><li><p><span>one</span></p></li><ul><li><p><span>inside</span></p></li></ul><li><p>two</p></li></ol></b>`,
		"## Notes\n\n**Bold** and *slanted* and [a link](https://example.com/weir)\n\n1. one\n   - inside\n2. two",
	],
	[
		"Word",
		`<p class=MsoNormal><b>First</b><o:p></o:p></p>
		<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>an item</p>
		<p style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>below</p>
		<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>another</p>`,
		"**First**\n\n- an item\n  1. below\n- another",
	],
	[
		"cells of a sheet",
		"<google-sheets-html-origin><table><tbody><tr><td>Leaf</td><td>Price</td></tr><tr><td>White | green</td><td>2.400</td></tr></tbody></table>",
		"| Leaf | Price |\n| --- | --- |\n| White \\| green | 2.400 |",
	],
	[
		"a picture of a page, but none of this device",
		'<p>a <img src="https://x.example/a.png" alt="b"><img src="file:///c.png"></p>',
		"a ![b](https://x.example/a.png)",
	],
	[
		"documentation",
		'<p><code>a <b>b</b></code> <code><a href="https://x.example/f"><b>f()</b></a></code></p>',
		"`a b` [`f()`](https://x.example/f)",
	],
	["an address that runs a script", '<p><b>a</b> <a href="javascript:x()">b</a></p>', "**a** b"],
	["nothing but words", "<p>a</p><p>b</p>", null],
	["coloured code", '<div style="font-family: mono; white-space: pre"><div><b>const</b> a</div></div>', null],
])("what is copied from %s pastes as it reads in Markdown", (_, html, markdown) => {
	expect(clipboardToMarkdown(html)).toBe(markdown);
});
