import { adminRepositoriesContext, systemContext } from "@site/shared-data";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { toResult } from "../results/Result.ts";

/** Reads the shell's system report; mail and the last backup appear, or fail, independently. */
export async function systemLoader({ context }: LoaderFunctionArgs) {
	const repositories = context.get(adminRepositoriesContext);
	const mail = toResult(repositories.mail.read());
	const lastBackupAt = toResult(repositories.firstSteps.lastBackupAt());
	return { ...(await context.get(systemContext)()), mail, lastBackupAt, now: Date.now() };
}

export type MailChange = { sendsReceipts: boolean } | { retry: number[] };

/** Switches receipts, or resends failed mails. */
export async function systemAction({ request, context }: ActionFunctionArgs) {
	const change = (await request.json()) as MailChange;
	const { mail } = context.get(adminRepositoriesContext);
	const written = "retry" in change ? mail.retry(change.retry) : mail.setSendsReceipts(change.sendsReceipts);
	const result = await toResult(written.then(() => change));
	// With an error status the router does not read the page again.
	return data(result, { status: result.status === "success" ? 200 : 400 });
}
