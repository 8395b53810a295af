import { renderMarkdownContext } from "@site/shared-data";
import { RouterContextProvider } from "@site/shared-ui/router";
import { renderBody } from "./renderBody.ts";

/** The page's HTML of a text that was rendered as this. */
async function bodyOf(html: string) {
	const context = new RouterContextProvider();
	context.set(renderMarkdownContext, async () => ({ html, headings: [] }));
	const { body } = await renderBody("", context);
	return body.__html;
}

const code = '<pre tabindex="0"><code>1 &lt; 2\n</code></pre>';
const framed = `<div class="code-frame wide">${code}<div class="code-copy" lang="en"></div></div>`;

test("each block of code has a frame with a place for its button", async () => {
	expect(await bodyOf(`<p>a</p>${code}<p>b</p>${code}`)).toBe(`<p>a</p>${framed}<p>b</p>${framed}`);
});

test("a text is rendered in its language, and framed once for all its readers", async () => {
	const rendered = { html: code, headings: [] };
	const languages: unknown[] = [];
	const context = new RouterContextProvider();
	context.set(renderMarkdownContext, async (_, options) => {
		languages.push(options?.language);
		return rendered;
	});
	const first = await renderBody("Teh", context, "id");
	expect((await renderBody("Teh", context)).body).toBe(first.body);
	expect(languages).toEqual(["id", undefined]);
});

test("what looks like code in an attribute stays in it", async () => {
	const image = '<img alt="The <pre> element" src="a.png"><img alt="<pre></pre><img src=x onerror=alert(1)>" src="b.png">';
	expect(await bodyOf(image + code)).toBe(image + framed);
});
