import { type Language, type RenderedHtml, type RenderedMarkdown, renderMarkdownContext } from "@site/shared-data";
import type { MarkdownHeading } from "@site/shared-data/markdown";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";

const domId = "body";

/** A tag of sanitized HTML, whose attributes are in double quotes and may contain text like a tag. */
const tagPattern = /<(\/?[a-z][\w-]*)(?:[^>"]|"[^"]*")*>/gi;

/** Frames blocks of code, with a container for an English button that does not scroll. */
function frameCode(html: string): string {
	return html.replace(tagPattern, (tag, name) => {
		if (name === "pre") return `<div class="code-frame wide">${tag}`;
		return name === "/pre" ? `${tag}<div class="code-copy" lang="en"></div></div>` : tag;
	});
}

/** Cached like the Markdown on the server. */
const bodies = new WeakMap<RenderedMarkdown, RenderedHtml>();

/** Renders a page's content; the result has a DOM id so that the document contains it once. */
export async function renderBody(
	markdown: string,
	context: LoaderFunctionArgs["context"],
	language?: Language,
): Promise<{ body: RenderedHtml; headings: MarkdownHeading[] }> {
	const rendered = await context.get(renderMarkdownContext)(markdown, { language });
	let body = bodies.get(rendered);
	if (!body) bodies.set(rendered, (body = { __html: frameCode(rendered.html), domId }));
	return { body, headings: rendered.headings };
}
