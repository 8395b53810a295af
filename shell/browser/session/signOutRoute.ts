import { adminRepositoriesContext, urls } from "@site/shared-data";
import { type ActionFunctionArgs, redirect } from "@site/shared-ui/router";

export async function action({ context }: ActionFunctionArgs) {
	await context.get(adminRepositoriesContext).session.signOut();
	return redirect(urls.admin.login());
}

export const loader = () => redirect(urls.admin.dashboard());
