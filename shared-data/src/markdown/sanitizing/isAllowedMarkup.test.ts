import { isAllowedMarkup } from "./isAllowedMarkup.ts";

/** The renderer writes such texts. */
const allowed = [
	"",
	"Text &amp; more",
	"Text <em>and</em> more\n",
	"<p>a<br>b <del>c</del></p>\n<hr>\n<blockquote><p>d</p></blockquote>",
	'<h2 id="h-one">Satu</h2>',
	'<ol start="2"><li id="fn-1" class="note">a</li></ol>',
	'<a id="fnref-1" href="#fn-1" aria-label="Note 1">1</a>',
	'<p><a href="https://x.example/?a=1&amp;b=&quot;2&quot;" title="&lt;b&gt;">x</a></p>',
	'<img src="/a.png" alt="">',
	'<img src="http://x.example/a.png" alt="a" title="b" loading="lazy" width="1" height="2">',
	'<li><input type="checkbox" disabled="" checked=""> done</li>',
];

/** The browser's parser checks such texts instead. */
const refused = [
	"1 > 0",
	"> <p>a</p>",
	"<p>1 > 0</p>",
	"<p>a</p> >",
	"<p",
	"<p>",
	"</p>",
	"<p></em>",
	"<p><em></p></em>",
	"<p></p></p>",
	'<p></p class="a">',
	"< p></p>",
	"x<//p>",
	"<p></p><!-- -->",
	"<P></P>",
	"<1></1>",
	"<script></script>",
	"<constructor></constructor>",
	"<toString></toString>",
	"<p onclick=a></p>",
	"<p title='a'></p>",
	'<p title="a"></p>',
	'<a onclick="a">b</a>',
	'<a  href="/">b</a>',
	'<a href="/"class="b">c</a>',
	'<a Href="/">b</a>',
	'<a title="a<b">c</a>',
	'<a title="a>b">c</a>',
	'<a title="&copy;">b</a>',
	'<a title="a & b">c</a>',
	'<h2 id="one">a</h2>',
	'<h2 id="xh-one">a</h2>',
	'<a id="location">b</a>',
	'<input type="text">',
	'<input type="checkboxes">',
	'<a href="javascript:alert(1)">b</a>',
	'<a href="java&#115;cript:alert(1)">b</a>',
	'<a href="&amp;:alert(1)">b</a>',
	'<a href="data:text/html,a">b</a>',
	'<img src="javascript:alert(1)" alt="">',
	'<a title="b" href="javascript:alert(1)">c</a>',
];

test.each(allowed)("%j is written unchanged", (html) => {
	expect(isAllowedMarkup(html)).toBe(true);
});

test.each(refused)("%j is not taken for safe", (html) => {
	expect(isAllowedMarkup(html)).toBe(false);
});
