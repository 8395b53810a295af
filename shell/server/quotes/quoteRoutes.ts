import type { HttpBindings } from "@hono/node-server";
import { quotePaths } from "@site/shared-data/quotes";
import { createCallFile } from "@site/shared-data/quotes/call";
import type { Context, Handler, MiddlewareHandler } from "hono";
import callTimesScript from "../../browser/quotes/callTimes.inline.ts?inline";
import themeScript from "../../browser/theme/theme.inline.ts?inline";
import type { createVisitorRepositories } from "../backend/createVisitorRepositories.ts";
import { cspHash } from "../middleware/securityHeaders.ts";
import { clientIp } from "../origin/visitorOrigin.ts";
import type { Pages } from "../render/createPages.tsx";

type Visitor = ReturnType<typeof createVisitorRepositories>;
type Bindings = { Bindings: HttpBindings };

interface Options {
	pages: Pages;
	visitor: Pick<Visitor, "quotesFor" | "repositories">;
	visitorOrigin: (request: Request) => string;
	isBehindProxy: boolean;
}

const headers = {
	"cache-control": "no-store",
	"referrer-policy": "no-referrer",
	"x-robots-tag": "noindex",
};

/** Two inline scripts and no other; the owner's pictures may be elsewhere. */
const policy = [
	"default-src 'none'",
	`script-src ${[themeScript, callTimesScript].map(cspHash).join(" ")}`,
	"style-src 'unsafe-inline'",
	"font-src 'self'",
	"img-src 'self' http: https:",
	"manifest-src 'self'",
	"base-uri 'none'",
	"form-action 'self'",
	"frame-ancestors 'none'",
].join("; ");

/** Keeps a quote's address and content to its holder, also of a page that does not exist. */
export const quoteHeaders: MiddlewareHandler = async (context, next) => {
	await next();
	const { res } = context;
	for (const [name, value] of Object.entries(headers)) res.headers.set(name, value);
	if (res.headers.has(quotePageHeader)) {
		res.headers.delete(quotePageHeader);
		res.headers.set("content-security-policy", policy);
	}
};

/** Marks the response that is a quote, not an error page with the site's scripts. */
export const quotePageHeader = "x-quote-page";

export function createQuoteHandlers({ pages, visitor, visitorOrigin, isBehindProxy }: Options) {
	const ipOf = ({ env, req }: Context<Bindings>) =>
		clientIp(env.incoming.socket.remoteAddress, req.header("x-forwarded-for"), isBehindProxy);
	const page: Handler<Bindings> = (context) => {
		const { pathname, search } = new URL(context.req.url);
		return pages.quote(new Request(visitorOrigin(context.req.raw) + pathname + search), ipOf(context));
	};
	/** The chosen time of an accepted quote as a calendar file. */
	const call: Handler<Bindings> = async (context, next) => {
		const quote = await visitor.quotesFor(ipOf(context)).read(context.req.param("token") ?? "");
		if (!quote?.chosenTime) return next();
		const { name } = (await visitor.repositories.profile.get()) ?? (await visitor.repositories.settings.get());
		const file = createCallFile(quote, { owner: name, host: new URL(visitorOrigin(context.req.raw)).host });
		return context.body(file, 200, { "content-type": "text/calendar; charset=utf-8; method=PUBLISH" });
	};
	return { page, call };
}

export const quoteRoutes = { page: quotePaths.document(":token"), call: quotePaths.call(":token") };
