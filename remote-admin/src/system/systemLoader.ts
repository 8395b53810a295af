import { adminRepositoriesContext, systemContext } from "@site/shared-data";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { toResult } from "../results/Result.ts";

/** Reads the system report of the shell; the state of the mail appears, or fails, on its own. */
export async function systemLoader({ context }: LoaderFunctionArgs) {
	const mail = toResult(context.get(adminRepositoriesContext).mail.read());
	return { ...(await context.get(systemContext)()), mail, now: Date.now() };
}
