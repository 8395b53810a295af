import { adminRepositoriesContext } from "@site/shared-data";
import { type ActionFunctionArgs, data } from "@site/shared-ui/router";
import { toResult } from "../results/Result.ts";

/** Hides the first steps. */
export async function dashboardAction({ context }: ActionFunctionArgs) {
	const result = await toResult(context.get(adminRepositoriesContext).firstSteps.dismiss());
	// With an error status the router does not read the page again.
	return data(result, { status: result.status === "success" ? 200 : 400 });
}
