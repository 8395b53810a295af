import { clipboardToMarkdown } from "./clipboardToMarkdown.ts";

test.each([
	[
		"a document of Google",
		`<b style="font-weight:normal" id="docs-internal-guid-1"><h2><span style="font-weight:700">Notes</span></h2>
		<p><span style="font-weight:700">Bold</span><span> and </span><span style="font-weight:400;font-style:italic">slanted</span>
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
		"Word with broken lines, a numbered list and no mark",
		`<p style='mso-list:
		l0  level1 lfo1'><span style='mso-list:Ignore'>(10)</span>ten</p>
		<p style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o</span>below</p>
		<p>text</p>
		<p style='mso-list:l1 level1 lfo2'>unmarked</p>`,
		"1. ten\n   - below\n\ntext\n\n- unmarked",
	],
	[
		"styled text",
		`<p><b style="font-weight:700">a</b> <span style="font-weight:bold">b</span> <span style="font-weight:600">c</span>
		<span style="font-weight:500">d</span> <b style="font-weight:400">e</b></p>`,
		"**a** **b** **c** d e",
	],
	["a list that is only indented", "<ul><ul><li>a</li></ul></ul>", "- a"],
	[
		"a table with a head, and one without rows",
		"<table><tr><th>Leaf</th></tr><tr><td>Mint</td></tr></table><table></table>",
		"| Leaf |\n| --- |\n| Mint |",
	],
	[
		"cells of a sheet",
		"<google-sheets-html-origin><table><tbody><tr><td>Leaf</td><td>Price</td></tr><tr><td>White | green</td><td>2.400</td></tr></tbody></table>",
		"| Leaf | Price |\n| --- | --- |\n| White \\| green | 2.400 |",
	],
	[
		"a picture of a page, but none of this device",
		'<p>a <img src="https://x.example/a.png" alt="b"><img src="http://x.example/d" alt="d"><img src="file:///c?https:"></p>',
		"a ![b](https://x.example/a.png)![d](http://x.example/d)",
	],
	["an address that runs a script", `<p><b>a</b> <a href="javascript:open('https://x.example')">b</a></p>`, "**a** b"],
	[
		"other addresses",
		'<p><a href="http://x.example/">a</a> <a href="mailto:a@x.example">b</a></p>',
		"[a](http://x.example/) [b](mailto:a@x.example)",
	],
	["nothing but words", "<p>a</p><p>b</p>", null],
	["coloured code", '<div style="font-family: mono; white-space: pre"><div><b>const</b> a</div></div>', null],
])("what is copied from %s pastes as it reads in Markdown", (_, html, markdown) => {
	expect(clipboardToMarkdown(html)).toBe(markdown);
});
