import { adminRepositoriesContext } from "@site/shared-data";
import type { ActionFunctionArgs } from "@site/shared-ui/router";
import { toResult } from "../results/Result.ts";

export interface PersonRequest {
	type: "read" | "delete";
	email: string;
}

/** Reads or deletes everything that is stored about an e-mail address. */
export async function action({ request, context }: ActionFunctionArgs) {
	const { type, email } = (await request.json()) as PersonRequest;
	return toResult<object>(context.get(adminRepositoriesContext).people[type](email));
}
