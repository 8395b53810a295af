import { JSDOM } from "jsdom";
import { createSanitizer } from "./createSanitizer.ts";

const sanitize = createSanitizer(new JSDOM("").window);

/** Every element with its attributes, as the renderer writes them. */
test.each([
	'<h1 id="h-a">a</h1><h2 id="h-b">b</h2><h3 id="h-c">c</h3><h4 id="h-d">d</h4><h5 id="h-e">e</h5><h6 id="h-f">f</h6><hr>',
	'<p><em>a</em> <strong>b</strong> <del>c</del><br><code class="x">d</code></p><blockquote><p>e</p></blockquote>',
	'<pre tabindex="0" data-language="ts"><code class="language-ts"><span class="k">let</span></code></pre>',
	'<div class="scroll" role="region" aria-label="Table" tabindex="0"><table><thead><tr><th align="left">a</th></tr></thead></table></div>',
	'<table><tbody><tr><td align="right">a</td></tr></tbody></table>',
	'<figure><img src="/a.png" alt="a" title="b" loading="lazy" decoding="async" width="1" height="2"><figcaption>c</figcaption></figure>',
	'<img srcset="/a.png 2x" sizes="9px" src="/a.png" alt="">',
	'<ul><li class="task"><input type="checkbox" disabled="" checked="" aria-label="a"> b</li></ul>',
	'<section class="notes" role="doc-endnotes" aria-labelledby="h-notes"><ol start="2"><li id="fn-1">a</li></ol></section>',
	'<sup class="ref"><a href="#fn-1" id="fnref-1" role="doc-noteref" aria-label="Note 1">1</a></sup>',
	'<a href="https://x.example/" title="a" rel="noopener" class="b" aria-hidden="true" tabindex="-1">c</a><a name="title"></a>',
])("it keeps what the renderer writes: %s", (html) => {
	expect(sanitize(html)).toBe(html);
});

test.each([
	["other attributes", '<p onclick="a" style="b" class="c" data-x="d" aria-label="e" name="f">g</p>', "<p>g</p>"],
	["data and ARIA of other elements", '<em data-language="a" aria-label="b">c</em>', "<em>c</em>"],
	["an id that is not ours", '<h2 id="cookie">a</h2><h2 id="xh-a">b</h2><li id="fn1">c</li>', "<h2>a</h2><h2>b</h2><li>c</li>"],
	["a name that hides a property", '<img name="cookie" src="/a.png" alt="">', '<img src="/a.png" alt="">'],
	["a field to write in", '<input type="text"><input>a', "a"],
	["another element", "<form><p>a</p></form><x-b>c</x-b>", "<p>a</p>c"],
	["a script", "a<script>b</script><svg onload=c></svg>", "a"],
])("it drops %s", (_, html, rest) => {
	expect(sanitize(html)).toBe(rest);
});

test.each(['<a href="javascript:a()">b</a>', '<img src="data:text/html,a" alt="">'])(
	"no address that runs something stays: %s",
	(html) => {
		expect(sanitize(html)).not.toMatch(/javascript|data:/);
	},
);

test("a text of any length is sanitized unless it is what the renderer writes", () => {
	const [long, text] = ["b".repeat(100_000), "<p>a</p>"];
	expect(sanitize(`${text}<p onclick="a">${long}</p>`)).toBe(`${text}<p>${long}</p>`);
	expect(sanitize(`${text}<p>${long}</p>`)).toBe(`${text}<p>${long}</p>`);
});
