import { DataError } from "@site/shared-data";
import type { Context, Handler } from "hono";
import type { RenderedShareImage } from "./createShareImages.ts";

/** Responds to `…/:file` with the share image of the entry whose id is the file's name. */
export function serveShareImage(findImage: (id: string) => Promise<RenderedShareImage | null>): Handler {
	return async (context: Context) => {
		const [, id] = /^(.+)\.png$/.exec(context.req.param("file") ?? "") ?? [];
		try {
			const image = id ? await findImage(id) : null;
			if (!image) return context.text("Not found", 404, { "cache-control": "no-store" });
			const headers = { "content-type": "image/png", etag: image.etag, "cache-control": "public, max-age=300" };
			if (context.req.header("if-none-match") === image.etag) return new Response(null, { status: 304, headers });
			return new Response(image.png as Uint8Array<ArrayBuffer>, { headers });
		} catch (error) {
			if (!(error instanceof DataError)) throw error;
			const headers = { "retry-after": "5", "cache-control": "no-store" };
			return context.text("The image cannot be painted just now.\n", 503, headers);
		}
	};
}
