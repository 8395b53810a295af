import { adminRepositoriesContext } from "@site/shared-data";
import { type ActionFunctionArgs, data } from "@site/shared-ui/router";
import { toResult } from "../results/Result.ts";

export async function accountNameAction({ context }: ActionFunctionArgs, name: string) {
	const result = await toResult(context.get(adminRepositoriesContext).session.setName(name));
	// With an error status the router does not read the layout again.
	return data(result, { status: result.status === "success" ? 200 : 400 });
}
