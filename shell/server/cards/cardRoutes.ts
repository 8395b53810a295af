import { DataError } from "@site/shared-data";
import { type Context, Hono } from "hono";
import type { Cards, PaintedCard } from "./createCards.ts";

/** `/cards/essays/{id}.png` and `/cards/projects/{id}.png`. */
export function cardRoutes(cards: Cards): Hono {
	const app = new Hono();
	app.get("/cards/essays/:file", (context) => answer(context, cards.essay));
	app.get("/cards/projects/:file", (context) => answer(context, cards.project));
	return app;
}

async function answer(context: Context, find: (id: string) => Promise<PaintedCard | null>): Promise<Response> {
	const [, id] = /^(.+)\.png$/.exec(context.req.param("file") ?? "") ?? [];
	try {
		const card = id ? await find(id) : null;
		if (!card) return context.text("Not found", 404, { "cache-control": "no-store" });
		const headers = { "content-type": "image/png", etag: card.etag, "cache-control": "public, max-age=300" };
		if (context.req.header("if-none-match") === card.etag) return new Response(null, { status: 304, headers });
		return new Response(card.png as Uint8Array<ArrayBuffer>, { headers });
	} catch (error) {
		if (!(error instanceof DataError)) throw error;
		return context.text("The card cannot be painted just now.\n", 503, { "retry-after": "5", "cache-control": "no-store" });
	}
}
