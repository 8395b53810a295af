import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Prose } from "./Prose.tsx";

/** A sample of all markup of the Markdown renderer. */
const markup = `
<p>Above Ciwidey the hills are cut into shelves. Each keeps a little water for a while, then lets it go to the one below.<sup class="footnote-ref"><a href="#fn-1" id="fnref-1" role="doc-noteref" aria-label="Footnote 1">1</a></sup></p>
<h2 id="shelf">A shelf for water<a class="heading-anchor" href="#shelf" aria-hidden="true" tabindex="-1"></a></h2>
<p>A terrace <strong>holds</strong> what came from above and <strong>spills</strong> when it is full. <del>Cache everything.</del> Cache what can be forgiven, <em>per field</em>, or read <a href="https://example.org/terraces">a long story about terraces</a>.</p>
<blockquote><p>Water that waits for permission is a swamp. Water that never waits is a flood.</p><blockquote><p>And a quote in it.</p></blockquote></blockquote>
<div class="alert-note" role="note" aria-label="Note"><p><strong>Note</strong><br>Below the last shelf is a river.</p><p>It is not ours.</p></div>
<div class="alert-warning" role="note" aria-label="Warning"><p><strong>Warning</strong><br>A wet shelf is slippery.</p></div>
<p>A word like <code>averyveryverylongidentifierthatneverendsandneverbreaks</code> breaks where it must.</p>
<pre tabindex="0"><code><span class="syn-keyword">if</span> (held &amp;&amp; age &lt; <span class="syn-number">30_000</span>) <span class="syn-keyword">return</span> held.value</code></pre>
<h3 id="costs">What it costs</h3>
<div class="table" tabindex="0" role="group" aria-label="Table"><table>
<thead><tr><th>Layer</th><th>Holds for</th><th align="right">Hit rate</th><th align="right">Median</th></tr></thead>
<tbody>
<tr><td>Memory</td><td>one screen</td><td align="right">61.4%</td><td align="right">0.3 ms</td></tr>
<tr><td>Device</td><td>thirty days</td><td align="right">37.9%</td><td align="right">4.2 ms</td></tr>
</tbody></table></div>
<h4 id="checklist">A checklist for Monday</h4>
<ul>
<li class="task"><input type="checkbox" checked disabled aria-label="List every value on the screen and how old it may be."> List every value on the screen and how old it may be.</li>
<li class="task"><input type="checkbox" disabled aria-label="Cut the spillway: say what leaves, and in which order."> Cut the spillway: say what leaves, and in which order.</li>
</ul>
<ul><li>Rice, and what grows beside it<ul><li>Water spinach</li><li>Taro</li></ul></li><li>Tea</li></ul>
<ol><li>Measure</li><li>Cut</li><li>Measure again, because a hill is never what it was on paper</li></ol>
<figure><img src="/sample/kebun.webp" alt="Tea terraces with a low sun behind a flat volcano"><figcaption>Terraces near Ciwidey, drawn from memory.</figcaption></figure>
<hr>
<section class="footnotes" role="doc-endnotes" aria-labelledby="fn-heading"><h2 id="fn-heading">Footnotes</h2><ol><li id="fn-1"><p>About 1.4 litres a second in August. <a href="#fnref-1" class="footnote-backref" role="doc-backlink" aria-label="Back to the text of footnote 1">↩︎</a></p></li></ol></section>
`;

/**
 * Sets running text: headings, lists, quotes, code and figures.
 *
 * - **Do** pass markup that the Markdown pipeline has sanitised.
 * - **Don't** use it for the interface. `Text` sets single lines.
 *
 * ```tsx
 * import { Prose } from "@site/shared-ui/Prose";
 * ```
 */
const meta: Meta<typeof Prose> = {
	title: "Components/Prose (rich text, markdown, article, typography)",
	id: "components-prose",
	component: Prose,
	args: { dangerouslySetInnerHTML: { __html: markup } },
	render: (args) => (
		<div style={{ paddingInline: "clamp(0rem, 6vw, 4rem)" }}>
			<Prose {...args} />
		</div>
	),
};
export default meta;
type Story = StoryObj<typeof Prose>;

export const Essay: Story = {};
export const Compact: Story = { args: { size: "compact" } };
export const Narrow: Story = {
	render: (args) => (
		<div style={{ maxWidth: "18rem" }}>
			<Prose {...args} />
		</div>
	),
};
