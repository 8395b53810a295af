import { type RenderedHtml, renderMarkdownContext } from "@site/shared-data";
import type { MarkdownHeading } from "@site/shared-data/markdown";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";

const domId = "body";

/** Around a block of code, with a container for a button that does not scroll. */
const codeFrame = '<div class="code-frame wide">$&<div class="code-copy"></div></div>';

/** Renders a page's content; the result has a DOM id so that the document contains it once. */
export async function renderBody(
	markdown: string,
	context: LoaderFunctionArgs["context"],
): Promise<{ body: RenderedHtml; headings: MarkdownHeading[] }> {
	const { html, headings } = await context.get(renderMarkdownContext)(markdown);
	return { body: { __html: html.replace(/<pre.*?<\/pre>/gs, codeFrame), domId }, headings };
}
