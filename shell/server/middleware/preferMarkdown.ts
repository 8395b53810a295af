import type { Handler, MiddlewareHandler } from "hono";
import { parseAccept } from "hono/utils/accept";
import { documentPath } from "../feeds/markdownDocuments.ts";

/**
 * Answers for an essay or project with the result of `markdown`, if the URL ends in .md or the request
 * prefers Markdown (RFC 9110, section 12.5.1). Without a result, the page answers.
 */
export function preferMarkdown(markdown: Handler): MiddlewareHandler {
	return async (context, next) => {
		const { path } = context.req;
		if (!documentPath.test(path)) return next();
		const isNamed = path.endsWith(".md");
		const response = isNamed || prefersMarkdown(context.req.header("accept")) ? await markdown(context, next) : null;
		const isMarkdown = response && response.status !== 404;
		if (isMarkdown) context.res = response;
		else await next();
		if (isNamed) return;
		context.header("vary", "accept", { append: true });
		// Some shared caches do not read Vary, and would show visitors the Markdown.
		if (isMarkdown) context.header("cache-control", "private, no-cache");
	};
}

/** Whether Markdown is named, with at least the quality that the header gives to HTML. */
function prefersMarkdown(header = ""): boolean {
	const accepted = parseAccept(header);
	const qualityOf = (...ranges: string[]) =>
		ranges.flatMap((range) => accepted.find(({ type }) => type.toLowerCase() === range) ?? [])[0]?.q ?? 0;
	const quality = qualityOf("text/markdown");
	return quality > 0 && quality >= qualityOf("text/html", "text/*", "*/*");
}
