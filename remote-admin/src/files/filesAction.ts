import { adminRepositoriesContext } from "@site/shared-data";
import type { ActionFunctionArgs } from "@site/shared-ui/router";
import { toBulkResult } from "../mutations/listMutation.ts";

/** Deletes files. The database keeps a file that is used by then; if it keeps all, the dialog says so. */
export async function filesAction({ request, context }: ActionFunctionArgs) {
	const { ids }: { ids: string[] } = await request.json();
	const result = await toBulkResult(ids, context.get(adminRepositoriesContext).files.delete(ids));
	const isRefused = result.status === "success" && result.data.kept.length === ids.length;
	return isRefused ? { status: "error", kind: "invalid" } : result;
}
