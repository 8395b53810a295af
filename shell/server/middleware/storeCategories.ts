import { DataError, type PublicRepositories } from "@site/shared-data";

/** The ids of the store's categories as JSON, for the page cache. */
export async function storeCategories({ services }: PublicRepositories): Promise<Response> {
	try {
		const { categories } = await services.readCatalog();
		return Response.json(categories.map(({ id }) => id));
	} catch (error) {
		if (!(error instanceof DataError)) throw error;
		return Response.json([], { status: 503 });
	}
}
