import { adminRepositoriesContext, DataError, urls } from "@site/shared-data";
import { type LoaderFunctionArgs, replace } from "@site/shared-ui/router";

/** Redirects a signed-in admin to the dashboard. Shows the form if the backend does not respond. */
export async function signInLoader({ context }: LoaderFunctionArgs) {
	try {
		const user = await context.get(adminRepositoriesContext).session.current();
		return user ? replace(urls.admin.dashboard()) : null;
	} catch (error) {
		if (error instanceof DataError) return null;
		throw error;
	}
}
