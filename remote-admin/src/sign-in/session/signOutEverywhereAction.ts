import { adminRepositoriesContext, urls } from "@site/shared-data";
import { type ActionFunctionArgs, data, redirect } from "@site/shared-ui/router";
import { toResult } from "../../results/Result.ts";

/** Ends every session of the account and redirects to the sign-in page, or returns the error. */
export async function signOutEverywhereAction({ context }: ActionFunctionArgs) {
	const result = await toResult(context.get(adminRepositoriesContext).session.signOutEverywhere());
	// With an error status the router does not revalidate.
	return result.status === "success" ? redirect(urls.admin.login()) : data(result, { status: 503 });
}
