import { JSDOM } from "jsdom";
import { nodeToMarkdown } from "./nodeToMarkdown.ts";
import { renderForTest } from "./testing/renderForTest.ts";

test.each([
	["marks", "<p>&nbsp;<i>a</i> <b>b</b> <s>c</s></p><h2>d</h2><hr>", "*a* **b** ~~c~~\n\n## d\n\n---"],
	[
		"numbers and blocks in a list",
		'<ol start="9"><li><p>a</p><p>b</p></li><li><p>c</p><pre>d\n\ne</pre></li></ol>',
		"9. a\n\n   b\n10. c\n\n    ```\n    d\n\n    e\n    ```",
	],
	["a list in a list", "<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>", "1. a\n   - b\n2. c"],
	["an item without its list", "<li>a</li>", "- a"],
	[
		"a table",
		'<table><caption>a_</caption><colgroup><col></colgroup><tr><th>b</th><th colspan="3">c&nbsp;</th></tr><tr><td><p>d || e</p><p>f</p></td><td><ul><li>g<br>h</li></ul></td><td><pre>i|j<br>k</pre></td></tr></table>',
		"a\\_\n\n| b   | c   |     |     |\n| --- | --- | --- | --- |\n| d \\|\\| e f | g h | `i\\|j k` |",
	],
	[
		"cells of several rows",
		"<table><tr><th>a</th><th>b</th><th>c</th></tr><tr><td>d</td><td rowspan=2 colspan=2>e</td></tr><tr><td rowspan=9>f</td></tr><tr><td>g</td><td rowspan=2>h</td></tr><tr></tr></table>",
		"| a   | b   | c   |\n| --- | --- | --- |\n| d   | e   |     |\n| f   |     |     |\n|     | g   | h   |\n|     |     |",
	],
	[
		"tables that only arrange blocks",
		"<table><tr><td><ul><li>a</li></ul></td></tr></table><table><tr><td class=gutter></td><td><pre>1\n\n2</pre></td></tr></table><table><caption>b</caption><tr><td>c</td><td>d<table><tr><th>e</th><th>f</th></tr></table></td></tr></table>",
		"- a\n\n```\n1\n\n2\n```\n\nb\n\nc\n\nd\n\n| e   | f   |\n| --- | --- |",
	],
	["code of a line", "<p><code>a <b>b</b><br>*c* d</code></p>", "`a b *c* d`"],
	[
		"links in code",
		'<code><a href="/f"><b>f()</b></a></code> <code>f<a>g</a><a href="/g"> </a></code> <code><i>h(<a href="/j">j</a>, </i><a href="/k">k</a>)<a href="#k"></a></code>',
		"[`f()`](/f) `fg` `h(`[`j`](/j)`,` [`k`](/k)`)`",
	],
	["code that contains a fence", "<pre>\n```<br><br>``\n</pre>", "````\n```\n\n``\n````"],
	[
		"code of named languages",
		'<pre class="brush:k#; x">a</pre><pre class="brush: l">b</pre><div class="lang: m++"><pre>c</pre></div>',
		"```k#\na\n```\n\n```l\nb\n```\n\n```m++\nc\n```",
	],
	["code in code of a language", '<pre><code class="hljs language-kl">a\nb\n</code></pre>', "```kl\na\nb\n```"],
	[
		"images in a text",
		'<p>a <img src="/b_c.png" alt="d\n\n[e]" title=" f\n\n &quot;g\\&quot; &amp;lt; "> <img src="/b (c).png"> <img alt="h"></p>',
		'a ![d \\[e\\]](/b_c.png "f \\"g\\\\\\" \\&lt;") ![](</b (c).png>)',
	],
	[
		"images with words below",
		'<figure><img src="/a.png"><figcaption> b\n\nc </figcaption></figure>d<figure><img src="/e.png"></figure>',
		'![](/a.png "b c")\n\nd\n\n![](/e.png)',
	],
	[
		"figures of other things",
		'<figure><img src="/a.png"><img src="/b.png"></figure><figure><img><figcaption>c</figcaption></figure><figure><a href="/d"><img src="/d.png"></a></figure>',
		"![](/a.png)![](/b.png)\n\nc\n\n[![](/d.png)](/d)",
	],
	[
		"addresses",
		'<p><a href="http://x.example/a_b">http://x.example/a_b</a> <a href="https://x.example/">https://y.example/</a></p>',
		"<http://x.example/a_b> [https://y.example/](https://x.example/)",
	],
	[
		"addresses that are no bare ones",
		'<p><a href="/https://x.example">/https://x.example</a> <a href="https://x.example/ b">https://x.example/ b</a> <a href="https://x.example/"><b>https://x.example/</b></a></p>',
		"[/https://x.example](/https://x.example) [https://x.example/ b](<https://x.example/ b>) [**https://x.example/**](https://x.example/)",
	],
	[
		"signs of Markdown",
		"<p>*a* ~b~ &lt;c> [d] & &amp;lt; &amp;#38;</p><p>~~~ \\~e\\~</p>",
		"\\*a\\* \\~b\\~ \\<c> \\[d\\] & \\&lt; \\&#38;\n\n\\~\\~\\~ \\\\\\~e\\\\\\~",
	],
	[
		"lines that look like items and headings",
		"<p>12) a</p><p>3)</p><p>4)b</p><p>c 5) d 6.</p><p>78.</p><p>9.0</p><p>+</p><p>##</p><p>#e #</p>",
		"12\\) a\n\n3\\)\n\n4)b\n\nc 5) d 6.\n\n78\\.\n\n9.0\n\n\\+\n\n\\##\n\n#e #",
	],
])("HTML becomes Markdown with the same words: %s", async (_what, html, markdown) => {
	const fragment = JSDOM.fragment(html);
	const words = wordsOf(fragment);
	expect(nodeToMarkdown(fragment)).toBe(markdown);
	expect(wordsOf(JSDOM.fragment((await renderForTest(markdown)).html))).toBe(words);
});

const wordsOf = ({ textContent }: DocumentFragment) => textContent?.replace(/\s/g, "");
