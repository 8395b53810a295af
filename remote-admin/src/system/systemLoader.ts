import { adminRepositoriesContext, systemContext } from "@site/shared-data";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { toResult } from "../results/Result.ts";

/** Reads the system report of the shell; mail and the last backup appear, or fail, on their own. */
export async function systemLoader({ context }: LoaderFunctionArgs) {
	const repositories = context.get(adminRepositoriesContext);
	const mail = toResult(repositories.mail.read());
	const lastBackupAt = toResult(repositories.firstSteps.lastBackupAt());
	return { ...(await context.get(systemContext)()), mail, lastBackupAt, now: Date.now() };
}
