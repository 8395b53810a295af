import type { HonoRequest } from "hono";

/** The title and text of the error page by status. */
const texts = {
	400: ["This was not sent", "The request is not a form of this site, so nothing was stored."],
	403: [
		"This was not sent",
		"Forms are taken from this site's own pages only, so nothing was stored. Go back: your text is still in the form.",
	],
	413: ["This is too long to send", "Nothing was stored. Go back and shorten your text; it is still in the form."],
	415: ["This was not sent", "The request is not a form of this site, so nothing was stored."],
	408: ["This was not sent", "It took too long to arrive, so nothing was stored. Go back: your text is still in the form."],
	503: ["This page did not load", "The site has too many requests (503). Try again in a few seconds."],
	500: ["Something went wrong", "This page could not be rendered (500). Nothing you typed elsewhere was lost."],
} as const;

export type ErrorStatus = keyof typeof texts;

/** The error page for when rendering failed or did not start: no script and no data. */
export function errorHtml(status: ErrorStatus, isForm = status < 500): string {
	const [title, reason] = texts[status];
	const text = status === 503 && isForm ? `${reason} Nothing was stored. Go back: your text is still in the form.` : reason;
	// Only the browser's Back restores the form's text; a link would open the form empty.
	const retry = !isForm ? '<a href="">Try again</a> or go' : "Go";
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>body{font:1rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.25rem;color-scheme:light dark}</style></head><body><main><h1>${title}</h1><p role="alert">${text}</p><p>${retry} <a href="/">to the home page</a>.</p></main></body></html>`;
}

/** The response to a request that is refused for overload: an error page for a browser, else no body. */
export function overloaded(request: HonoRequest): Response {
	const headers = { "retry-after": "5", "cache-control": "no-store" };
	if (!request.header("accept")?.includes("text/html")) return new Response(null, { status: 503, headers });
	const html = errorHtml(503, request.method === "POST");
	return new Response(html, { status: 503, headers: { ...headers, "content-type": "text/html; charset=UTF-8" } });
}
