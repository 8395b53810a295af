import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";

const year = 31_536_000;

/** Files whose address names their content or version: kept by browsers for good, sent as the build compressed them. Unknown ones are 404 at once. */
export function immutableFiles(folder: string, prefix: string): MiddlewareHandler {
	const serve = serveStatic({
		root: folder,
		rewriteRequestPath: (path) => path.slice(prefix.length),
		precompressed: true,
		onFound: (_path, context) => {
			context.header("cache-control", `public, max-age=${year}, immutable`);
			context.header("access-control-allow-origin", "*");
		},
	});
	return async (context, next) => {
		if (/\/server\//.test(context.req.path)) return context.notFound();
		const found = await serve(context, next);
		return found ?? context.text("Not found", 404, { "cache-control": "no-store" });
	};
}

/** The favicon, sample images and the like: an hour in the browser, then asked for again. */
export function unhashedFiles(folder: string): MiddlewareHandler {
	const serve = serveStatic({
		root: folder,
		onFound: (_path, context) => context.header("cache-control", "public, max-age=3600"),
	});
	return (context, next) => (/\.[a-z0-9]+$/i.test(context.req.path) ? serve(context, next) : next());
}
