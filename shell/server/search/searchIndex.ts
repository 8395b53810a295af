import { DataError, type PublicRepositories } from "@site/shared-data";

/** The search index of the command palette. */
export async function searchIndex({ search }: PublicRepositories): Promise<Response> {
	try {
		return Response.json(await search.index());
	} catch (error) {
		if (!(error instanceof DataError)) throw error;
		const body = { message: "What can be found cannot be read just now." };
		return Response.json(body, { status: 503, headers: { "retry-after": "5" } });
	}
}
