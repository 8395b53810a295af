import type { RedirectReader } from "@site/shared-data";
import { encodeNonAscii } from "@site/shared-data/rules";
import { log } from "../log.ts";
import type { QueryResult } from "./renderRoutes.tsx";

/**
 * The stored redirect of a URL without a page; without one the unchanged result. While redirects cannot be
 * read the result is incomplete, so that no cache stores it.
 */
export async function followRedirect(
	result: QueryResult | Response,
	url: string,
	redirects: RedirectReader,
): Promise<QueryResult | Response> {
	if (result instanceof Response || result.result.statusCode !== 404) return result;
	try {
		const target = await redirects.find(new URL(url).pathname);
		return target === null ? result : new Response(null, { status: 301, headers: { location: encodeNonAscii(target) } });
	} catch (error) {
		log.error({ err: error }, "Redirects could not be read.");
		return { ...result, isIncomplete: true };
	}
}
