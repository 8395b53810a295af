import type { Toasts } from "@site/shared-ui/createToasts";
import { createContext, useContext } from "react";
import type { Outcome } from "../outcome/Outcome.ts";

/** What a screen can do to stored entries, and how it says what came of it. */
export interface Acts {
	/** Sends a body to a route's action. One after the other: a second press waits for the first. */
	send: <T>(to: string, body: object) => Promise<Outcome<T>>;
	notices: Toasts;
}

export const ActsContext = createContext<Acts | null>(null);

/** The acts of the layout around. */
export function useActs(): Acts {
	const acts = useContext(ActsContext);
	if (!acts) throw new Error("useActs must be used inside the admin layout");
	return acts;
}
