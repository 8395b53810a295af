import { adminRepositoriesContext, DataError, urls } from "@site/shared-data";
import { type LoaderFunctionArgs, replace } from "@site/shared-ui/router";

/** Somebody already signed in has nothing to do here. Without an answer about it, the form is the right thing to show. */
export async function signInLoader({ context }: LoaderFunctionArgs) {
	try {
		const user = await context.get(adminRepositoriesContext).session.current();
		return user ? replace(urls.admin.dashboard()) : null;
	} catch (error) {
		if (error instanceof DataError) return null;
		throw error;
	}
}
