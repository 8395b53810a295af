import { adminRepositoriesContext, urls } from "@site/shared-data";
import { type ActionFunctionArgs, data, redirect } from "@site/shared-ui/router";
import { localDrafts } from "../../drafts/local/localDrafts.ts";
import { toResult } from "../../results/Result.ts";

/** Ends every session of the account and removes this device's unsaved texts, as its confirmation says. */
export async function signOutEverywhereAction({ context }: ActionFunctionArgs) {
	const result = await toResult(context.get(adminRepositoriesContext).session.signOutEverywhere());
	// With an error status the router does not revalidate.
	if (result.status === "error") return data(result, { status: 503 });
	localDrafts.removeAll();
	return redirect(urls.admin.login());
}
