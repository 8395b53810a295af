import type { MiddlewareHandler } from "hono";

/** Answers OPTIONS, and 405 to a method that the path does not support, each with `Allow` (RFC 9110). */
export function allowMethods(takesForm: (pathname: string) => Promise<boolean>): MiddlewareHandler {
	return async ({ req, body }, next) => {
		const { pathname } = new URL(req.url);
		const isPurge = pathname === "/revalidate";
		// Stryker disable next-line ConditionalExpression,LogicalOperator: only spares the search for a form
		if (!isPurge && (req.method === "GET" || req.method === "HEAD")) return next();
		// Passes a form to its page, which explains why it is not accepted at the moment.
		const hasForm = isPurge || (await takesForm(pathname).catch(() => true));
		const methods = [...(isPurge ? [] : ["GET", "HEAD"]), ...(hasForm ? ["POST"] : [])];
		if (methods.includes(req.method)) return next();
		return body(null, req.method === "OPTIONS" ? 204 : 405, { allow: [...methods, "OPTIONS"].join(", ") });
	};
}
