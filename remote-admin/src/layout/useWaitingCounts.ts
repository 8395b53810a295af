import { useContext } from "react";
import { useOutcome } from "../outcome/useOutcome.ts";
import { CountsContext } from "./CountsContext.ts";

/** The counts of both inboxes; null until they are there. */
export function useWaitingCounts() {
	const { contacts, hireRequests } = useContext(CountsContext);
	return { contacts: useOutcome(contacts).outcome, hireRequests: useOutcome(hireRequests).outcome };
}
