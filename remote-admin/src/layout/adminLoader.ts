import { adminRepositoriesContext, urls } from "@site/shared-data";
import { type LoaderFunctionArgs, replace } from "@site/shared-ui/router";
import { toOutcome } from "../outcome/Outcome.ts";

/**
 * Who is at work, and what waits. The guard has been here before; a session that ended in between leads to the sign-in page as well.
 */
export async function adminLoader({ context }: LoaderFunctionArgs) {
	const { session, contacts, hireRequests } = context.get(adminRepositoriesContext);
	const user = await session.current();
	if (!user) throw replace(urls.admin.login());
	return { user, contactCounts: toOutcome(contacts.count()), hireRequestCounts: toOutcome(hireRequests.count()) };
}
