import type { RecoveryProof, SessionUser } from "./Session.ts";

/** Sign-in and sign-out. The only place that talks to the authentication service. */
export interface SessionRepository {
	/** The person signed in on this browser; null when nobody is. Refreshes a session near expiry. */
	current(): Promise<SessionUser | null>;
	/**
	 * True when the credentials are right, false when they are wrong. Network, 5xx and 429 reject with
	 * DataError.
	 */
	signIn(email: string, password: string): Promise<boolean>;
	/** Ends the session of this browser, also when the backend cannot be reached. */
	signOut(): Promise<void>;
	/**
	 * Ends all sessions of the account, also this one. Rejects, and this one goes on, if the backend cannot
	 * be told.
	 */
	signOutEverywhere(): Promise<void>;
	/**
	 * Has a mail sent with a code and a link that leads to `returnTo`; succeeds for an unknown account, too,
	 * so that it tells nobody which exist.
	 */
	requestPasswordReset(email: string, returnTo: string): Promise<void>;
	/**
	 * Signs in by what the mail brought, so that a new password can be set; false when it is wrong, used or
	 * too old.
	 */
	recover(proof: RecoveryProof): Promise<boolean>;
	/**
	 * Sets the password of the signed-in account, which ends its other sessions. Rejects with "invalid" and
	 * the reason "weak-password" or "same-password" if the service refuses it.
	 */
	setPassword(password: string): Promise<void>;
	/**
	 * Calls the listener after every later change (sign-in, sign-out in another tab, a lost session); returns
	 * the function that stops it.
	 */
	onChange(listener: (user: SessionUser | null) => void): () => void;
}
