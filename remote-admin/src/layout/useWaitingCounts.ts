import { useRouteLoaderData } from "@site/shared-ui/router";
import type { Outcome } from "../outcome/Outcome.ts";
import { useOutcome } from "../outcome/useOutcome.ts";
import type { adminLoader } from "./adminLoader.ts";

/** The counts of both inboxes, read once for sidebar, title and screens; null until they are there. */
export function useWaitingCounts() {
	const data = useRouteLoaderData<typeof adminLoader>("admin-layout");
	return {
		contacts: useOutcome(data?.contactCounts ?? never).outcome,
		hireRequests: useOutcome(data?.hireRequestCounts ?? never).outcome,
	};
}

const never = new Promise<Outcome<never>>(() => {});
