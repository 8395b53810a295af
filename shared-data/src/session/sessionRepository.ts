import type { SessionUser } from "./Session.ts";

/** Sign-in and sign-out. The only place that talks to the authentication service. */
export interface SessionRepository {
	/** The person signed in on this browser; null when nobody is. Refreshes a session near expiry. */
	current(): Promise<SessionUser | null>;
	/** True when the credentials are right, false when they are wrong. Network, 5xx and 429 reject with DataError. */
	signIn(email: string, password: string): Promise<boolean>;
	/** Ends the session of this browser, also when the backend cannot be reached. */
	signOut(): Promise<void>;
	/** Calls the listener after every later change (sign-in, sign-out in another tab, a lost session); returns the function that stops it. */
	onChange(listener: (user: SessionUser | null) => void): () => void;
}
