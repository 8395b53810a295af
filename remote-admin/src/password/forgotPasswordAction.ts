import { adminRepositoriesContext, type DataErrorKind, urls } from "@site/shared-data";
import type { ActionFunctionArgs } from "@site/shared-ui/router";
import { toOutcome } from "../outcome/Outcome.ts";

/** Has a mail sent; whether the account exists is told to nobody. */
export async function forgotPasswordAction({
	request,
	context,
}: ActionFunctionArgs): Promise<{ sentTo: string } | { problem: DataErrorKind }> {
	const email = String((await request.formData()).get("email")).trim();
	const { session } = context.get(adminRepositoriesContext);
	const returnTo = new URL(urls.admin.setPassword(), request.url).href;
	const outcome = await toOutcome(session.requestPasswordReset(email, returnTo));
	return outcome.state === "loaded" ? { sentTo: email } : { problem: outcome.kind };
}
