import { adminRepositoriesContext } from "@site/shared-data";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { toOutcome } from "../outcome/Outcome.ts";

/** Whether the address came with a mail's link that signs in, or with one that no longer does. */
export async function setPasswordLoader({
	context,
}: LoaderFunctionArgs): Promise<{ link: "none" | "valid" | "used" | "failed" }> {
	const fragment = window.location.hash;
	if (fragment.length < 2) return { link: "none" };
	const { session } = context.get(adminRepositoriesContext);
	const outcome = await toOutcome(session.recover({ fragment }));
	if (outcome.state === "failed") return { link: "failed" };
	// What it held opens the account: neither the address bar nor the history keeps it.
	window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
	return { link: outcome.value ? "valid" : "used" };
}
