import { adminRepositoriesContext } from "@site/shared-data";
import type { ActionFunctionArgs } from "@site/shared-ui/router";
import { toBulkResult } from "../mutations/listMutation.ts";
import { toResult } from "../results/Result.ts";
import type { Reordering } from "../table/order/useReordering.ts";

/** The mutations of the list of reply templates. */
export async function replyTemplatesAction({ request, context }: ActionFunctionArgs) {
	const { replyTemplates } = context.get(adminRepositoriesContext);
	const { type, ids } = (await request.json()) as Reordering | { type: "delete"; ids: string[] };
	return type === "delete"
		? toBulkResult(ids, replyTemplates.delete(ids))
		: toResult(replyTemplates.reorder(ids).then(() => ({ done: ids, missing: [] })));
}
