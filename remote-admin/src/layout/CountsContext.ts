import type { ContactStatus, HireRequestStatus, InboxCounts } from "@site/shared-data";
import { createContext } from "react";
import type { Outcome } from "../outcome/Outcome.ts";

/** How much of each kind the inboxes hold. */
export interface Counts {
	contacts: Promise<Outcome<InboxCounts<ContactStatus>>>;
	hireRequests: Promise<Outcome<InboxCounts<HireRequestStatus>>>;
}

const never = new Promise<Outcome<never>>(() => {});

/** The counts of both inboxes, read once for sidebar, title and screens. */
export const CountsContext = createContext<Counts>({ contacts: never, hireRequests: never });
