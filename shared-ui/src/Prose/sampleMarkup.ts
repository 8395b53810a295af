/** What a CommonMark renderer with tables, task lists and footnotes writes, for the catalogue. */
export const sampleMarkup = `
<h2 id="costs">What it costs</h2>
<p>Measured on a mid-range phone, on the hill, over one working day.</p>
<div class="table" tabindex="0" role="region" aria-label="Table: what it costs"><table>
<thead><tr><th>Layer</th><th>Holds for</th><th style="text-align:right">Hit rate</th><th style="text-align:right">Median</th></tr></thead>
<tbody>
<tr><td>Memory</td><td>one screen</td><td style="text-align:right">61.4%</td><td style="text-align:right">0.3 ms</td></tr>
<tr><td>Device</td><td>thirty days</td><td style="text-align:right">37.9%</td><td style="text-align:right">4.2 ms</td></tr>
<tr><td>Spring</td><td>–</td><td style="text-align:right">0.2%</td><td style="text-align:right">840.0 ms</td></tr>
</tbody></table></div>
<h2 id="checklist">A checklist for Monday</h2>
<ul>
<li class="task"><input type="checkbox" checked disabled aria-label="Done"> List every value on the screen and how old it may be.</li>
<li class="task"><input type="checkbox" disabled aria-label="To do"> Cut the spillway: say what leaves, and in which order.</li>
</ul>
<h3 id="lists">Lists</h3>
<ul><li>Rice, and what grows beside it<ul><li>Water spinach</li><li>Taro</li></ul></li><li>Tea</li></ul>
<ol><li>Measure</li><li>Cut</li><li>Measure again, because a hill is never what it was on paper</li></ol>
<h4 id="small">A small heading</h4>
<p>Press <kbd>Ctrl</kbd> and <kbd>K</kbd>, or read <a href="https://example.org/terraces">a long story about terraces</a>. A word like <code>averyveryverylongidentifierthatneverendsandneverbreaks</code> breaks where it must.</p>
<blockquote><p>A quote of one paragraph.</p><blockquote><p>And a quote in it.</p></blockquote></blockquote>
<pre tabindex="0"><code class="language-sh">npm start
npm test
</code></pre>
<p><img src="/sample/strata-600.webp" alt="Layers of rock" width="600" height="400"></p>
<hr>
<p>The last paragraph has a note.<sup class="footnote-ref"><a href="#fn9" id="fnref9">[1]</a></sup></p>
<hr class="footnotes-sep">
<section class="footnotes"><ol class="footnotes-list"><li id="fn9" class="footnote-item"><p>And this is the note. <a href="#fnref9" class="footnote-backref" aria-label="Back to the text">↩︎</a></p></li></ol></section>
`;
