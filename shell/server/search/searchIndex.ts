import { DataError, type PublicRepositories } from "@site/shared-data";

/** What the palette searches in. */
export async function searchIndex({ search }: PublicRepositories): Promise<Response> {
	try {
		return Response.json(await search.index());
	} catch (error) {
		if (!(error instanceof DataError)) throw error;
		const body = { message: "What can be found cannot be read just now." };
		return Response.json(body, { status: 503, headers: { "retry-after": "5" } });
	}
}
