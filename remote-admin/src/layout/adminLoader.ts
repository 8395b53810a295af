import { adminRepositoriesContext, urls } from "@site/shared-data";
import { type LoaderFunctionArgs, replace } from "@site/shared-ui/router";

/** Who is at work. The guard has been here before; a session that ended in between leads to the sign-in page as well. */
export async function adminLoader({ context }: LoaderFunctionArgs) {
	const user = await context.get(adminRepositoriesContext).session.current();
	if (!user) throw replace(urls.admin.login());
	return { user };
}
