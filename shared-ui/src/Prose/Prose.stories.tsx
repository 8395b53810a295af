import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Image } from "../Image/Image.tsx";
import { Prose } from "./Prose.tsx";
import { sampleMarkup } from "./sampleMarkup.ts";

const essay = (
	<>
		<p className="opening">
			Above Ciwidey the hills are cut into shelves. Each shelf keeps a little water for a while, then lets it go to the one below.
			Nobody there calls it a cache, but it has every property of a good one.
		</p>
		<p>
			I spent a week on those hills last dry season, supposedly to fix a weighing app. Mostly I watched water. It arrives at the
			top from a spring that is slow and shared.
			<sup className="footnote-ref">
				<a href="#fn1" id="fnref1">
					1
				</a>
			</sup>{" "}
			By the time it reaches the valley it has been stored, cooled and handed on about forty times, and no leaf has waited for the
			spring.
		</p>
		<h2 id="shelf">
			A shelf for water
			{/* oxlint-disable-next-line jsx-a11y/anchor-has-content -- as the markdown pipeline writes it */}
			<a className="heading-anchor" href="#shelf" aria-hidden="true" tabIndex={-1} />
		</h2>
		<p>
			A terrace does three things. It <strong>holds</strong> what came from above, it <strong>answers</strong> whoever stands
			beside it, and it <strong>spills</strong> when it is full. <del>Cache everything.</del> Cache what can be forgiven,{" "}
			<em>per field</em>.
		</p>
		<blockquote>
			<p>Water that waits for permission is a swamp. Water that never waits is a flood.</p>
			<cite>Pak Dedi, third-generation grower</cite>
		</blockquote>
		<h2 id="reading">Reading before writing</h2>
		<p>
			Here is the smallest terrace I know how to write. It keeps a value with the time it was filled, and <code>read</code>{" "}
			decides whether that is good enough.
		</p>
		{/* A scroll container is focusable. */}
		{/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls. */}
		<pre tabIndex={0} className="wide">
			<code>
				<span className="syn-keyword">if</span> (held {"&&"} age {"<"} <span className="syn-number">30_000</span>){" "}
				<span className="syn-keyword">return</span> held.value
			</code>
		</pre>
		<h3 id="stale">The stale answer</h3>
		<p>Stale is not the same as wrong. A price from thirty seconds ago is fine; a password from thirty seconds ago is not.</p>
		<figure className="wide">
			<Image src="/sample/kebun.webp" alt="Tea terraces with a low sun behind a flat volcano" ratio="16 / 9" />
			<figcaption>
				Terraces near Ciwidey, drawn from memory. Every line is a shelf; every shelf is a promise to the one below.
			</figcaption>
		</figure>
		<section className="footnotes">
			<h2>Footnotes</h2>
			<ol>
				<li id="fn1">
					About 1.4 litres a second in August, shared by eleven families.{" "}
					<a className="footnote-backref" href="#fnref1" aria-label="Back to the text">
						↩︎
					</a>
				</li>
			</ol>
		</section>
	</>
);

const meta: Meta<typeof Prose> = { title: "Components/Prose", component: Prose, args: { children: essay } };
export default meta;
type Story = StoryObj<typeof Prose>;

export const Essay: Story = {
	render: (args) => (
		<div style={{ paddingInline: "clamp(0rem, 6vw, 4rem)" }}>
			<Prose {...args} />
		</div>
	),
};
/** One serif column, nothing breaks out. */
export const ReadingMode: Story = {
	args: { size: "reading" },
	render: (args) => (
		<div style={{ maxWidth: "42rem", marginInline: "auto" }}>
			<Prose {...args} />
		</div>
	),
};
export const Compact: Story = { ...Essay, args: { size: "compact" } };

/** A sample of everything that the markdown renderer writes. */
export const RenderedMarkdown: Story = {
	...Essay,
	args: { children: undefined, dangerouslySetInnerHTML: { __html: sampleMarkup } },
};

export const Narrow: Story = {
	args: RenderedMarkdown.args,
	render: (args) => (
		<div style={{ maxWidth: "18rem" }}>
			<Prose {...args} />
		</div>
	),
};
