import { DataError } from "@site/shared-data";
import { quotePaths } from "@site/shared-data/quotes";
import { createCallFile } from "@site/shared-data/quotes/call";
import type { Context, Handler, MiddlewareHandler } from "hono";
import type { createVisitorRepositories } from "../backend/createVisitorRepositories.ts";
import type { Pages } from "../render/createPages.tsx";
import type { RenderGate } from "../render/createRenderGate.ts";
import { currentIp } from "../requests/currentRequest.ts";
import { handleForm } from "../requests/handleForm.ts";

type Visitor = ReturnType<typeof createVisitorRepositories>;

interface Options {
	gate: Pick<RenderGate, "run">;
	pages: Pages;
	visitor: Pick<Visitor, "quotesFor" | "repositories">;
	visitorOrigin: (request: Request) => string;
}

const headers = {
	"cache-control": "no-store",
	"referrer-policy": "no-referrer",
	"x-robots-tag": "noindex",
};

/** Keeps a quote's address and content to its holder, also of a page that does not exist. */
export const quoteHeaders: MiddlewareHandler = async (context, next) => {
	await next();
	for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
};

export function createQuoteHandlers({ gate, pages, visitor, visitorOrigin }: Options) {
	const showPage = ({ req }: Context, path: string) => pages.quote(new Request(visitorOrigin(req.raw) + path), currentIp());
	const page: Handler = (context) => {
		const { pathname, search } = new URL(context.req.url);
		return showPage(context, pathname + search);
	};
	/** Without the page cache, whose keys would have the token. */
	const missing: Handler = ({ req }) => pages.notFound(visitorOrigin(req.raw));
	/** The chosen time of an accepted quote as a calendar file. */
	const call: Handler = async (context, next) => {
		const token = context.req.param("token") ?? "";
		try {
			const quote = await visitor.quotesFor(currentIp()).read(token);
			if (!quote?.chosenTime) return missing(context, next);
			const { name } = (await visitor.repositories.profile.get()) ?? (await visitor.repositories.settings.get());
			const file = createCallFile(quote, { owner: name, host: new URL(visitorOrigin(context.req.raw)).host });
			return context.body(file, 200, { "content-type": "text/calendar; charset=utf-8; method=PUBLISH" });
		} catch (error) {
			if (!(error instanceof DataError)) throw error;
			// The quote's own page says why it cannot be read: too many wrong links, or no backend.
			return showPage(context, quotePaths.document(encodeURIComponent(token)));
		}
	};
	const answer = handleForm({ gate, submit: pages.quote, visitorOrigin, hasSecretPath: true });
	return { page, answer, call, missing };
}
