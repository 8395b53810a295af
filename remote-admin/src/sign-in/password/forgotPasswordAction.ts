import { adminRepositoriesContext, type DataErrorKind, urls } from "@site/shared-data";
import type { ActionFunctionArgs } from "@site/shared-ui/router";
import { toResult } from "../../results/Result.ts";

/** Requests the recovery mail; the response is the same for an unknown account. */
export async function forgotPasswordAction({
	request,
	context,
}: ActionFunctionArgs): Promise<{ sentTo: string } | { problem: DataErrorKind }> {
	const email = String((await request.formData()).get("email")).trim();
	const { session } = context.get(adminRepositoriesContext);
	const returnTo = new URL(urls.admin.setPassword(), request.url).href;
	const result = await toResult(session.requestPasswordReset(email, returnTo));
	return result.status === "success" ? { sentTo: email } : { problem: result.kind };
}
