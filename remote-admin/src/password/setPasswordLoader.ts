import { adminRepositoriesContext } from "@site/shared-data";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { toResult } from "../results/Result.ts";

/** Whether the address came with a mail's link that signs in, or with one that no longer does. */
export async function setPasswordLoader({
	context,
}: LoaderFunctionArgs): Promise<{ link: "none" | "valid" | "used" | "failed" }> {
	const fragment = window.location.hash;
	if (fragment.length < 2) return { link: "none" };
	const { session } = context.get(adminRepositoriesContext);
	const result = await toResult(session.recover({ fragment }));
	if (result.status === "error") return { link: "failed" };
	// What it held opens the account: neither the address bar nor the history keeps it.
	window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
	return { link: result.data ? "valid" : "used" };
}
