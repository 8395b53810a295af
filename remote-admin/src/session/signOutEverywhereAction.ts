import { adminRepositoriesContext, urls } from "@site/shared-data";
import { type ActionFunctionArgs, data, redirect } from "@site/shared-ui/router";
import { toOutcome } from "../outcome/Outcome.ts";

/** Ends every session of the account and leads to the sign-in page; says why when it could not. */
export async function signOutEverywhereAction({ context }: ActionFunctionArgs) {
	const outcome = await toOutcome(context.get(adminRepositoriesContext).session.signOutEverywhere());
	// With this status the router reads nothing again: nothing has changed.
	return outcome.state === "loaded" ? redirect(urls.admin.login()) : data({ problem: outcome.kind }, { status: 503 });
}
