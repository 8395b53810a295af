import { adminRepositoriesContext } from "@site/shared-data";
import { type ActionFunctionArgs, data } from "@site/shared-ui/router";
import { toResult } from "../results/Result.ts";

export type MailChange = { sendsReceipts: boolean } | { retry: number[] };

/** Switches receipts, or has failed mails sent again. */
export async function systemAction({ request, context }: ActionFunctionArgs) {
	const change = (await request.json()) as MailChange;
	const { mail } = context.get(adminRepositoriesContext);
	const written = "retry" in change ? mail.retry(change.retry) : mail.setSendsReceipts(change.sendsReceipts);
	const result = await toResult(written.then(() => change));
	// With an error status the router does not read the page again.
	return data(result, { status: result.status === "success" ? 200 : 400 });
}
