import { adminRepositoriesContext, urls } from "@site/shared-data";
import { type ActionFunctionArgs, data, redirect } from "@site/shared-ui/router";
import { toResult } from "../../results/Result.ts";

/** Ends every session of the account and leads to the sign-in page; says why when it could not. */
export async function signOutEverywhereAction({ context }: ActionFunctionArgs) {
	const result = await toResult(context.get(adminRepositoriesContext).session.signOutEverywhere());
	// With this status the router reads nothing again: nothing has changed.
	return result.status === "success" ? redirect(urls.admin.login()) : data(result, { status: 503 });
}
