import { DataError, type PublicRepositories } from "@site/shared-data";
import { Hono } from "hono";

/** `/search.json`: what the palette searches in. Who keeps pages keeps it too. */
export function searchRoute({ search }: PublicRepositories): Hono {
	return new Hono().get("/search.json", async (context) => {
		try {
			return context.json(await search.index());
		} catch (error) {
			if (!(error instanceof DataError)) throw error;
			return context.json({ message: "What can be found cannot be read just now." }, 503, { "retry-after": "5" });
		}
	});
}
