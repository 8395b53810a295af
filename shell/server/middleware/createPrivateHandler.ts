import type { Handler } from "hono";
import type { Render } from "../cache/createPageCache.ts";

const privateHeaders = {
	"cache-control": "private, no-store",
	"referrer-policy": "no-referrer",
	"x-robots-tag": "noindex",
};

/** Returns a handler for URLs that are secrets themselves: nothing keeps what `render` gives for them. */
export function createPrivateHandler(visitorOrigin: (request: Request) => string) {
	return (render: Render): Handler =>
		async ({ req }) => {
			const response = await render(visitorOrigin(req.raw) + new URL(req.url).pathname);
			for (const [name, value] of Object.entries(privateHeaders)) response.headers.set(name, value);
			return response;
		};
}
