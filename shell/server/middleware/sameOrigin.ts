import type { MiddlewareHandler } from "hono";

/** Refuses a form that another site's page sends in a visitor's name; browsers always tell where a form comes from. */
export const sameOrigin: MiddlewareHandler = async (context, next) => {
	const origin = context.req.header("origin");
	const isOwn = origin === undefined || (URL.canParse(origin) && new URL(origin).host === context.req.header("host"));
	return isOwn ? next() : context.text("Forms are taken from this site's own pages only.", 403);
};
