/** The signed-in account. */
export interface SessionUser {
	id: string;
	email: string;
	/** From the user metadata; "Admin" when it has none. */
	name: string;
	/** False for an account that is not on the admin list: it sees "This account has no access". */
	isAdmin: boolean;
}

/** Proof of receipt of a recovery mail: the URL fragment of its link, or its code. */
export type RecoveryProof = { fragment: string } | { email: string; code: string };

/** Sign-in and sign-out. The only client of the authentication service. */
export interface SessionRepository {
	/** The account signed in on this browser; null when signed out. Refreshes a session near expiry. */
	current(): Promise<SessionUser | null>;
	/**
	 * True if the credentials are right, false if they are wrong. Network errors, 5xx and 429 reject with
	 * DataError.
	 */
	signIn(email: string, password: string): Promise<boolean>;
	/** Ends the session of this browser, also when the backend cannot be reached. */
	signOut(): Promise<void>;
	/**
	 * Ends all sessions of the account, this one included. Rejects, and this one stays, if the backend cannot
	 * be reached.
	 */
	signOutEverywhere(): Promise<void>;
	/**
	 * Sends a mail with a code and a link to `returnTo`; resolves for an unknown account, too, so that it
	 * does not reveal which accounts exist.
	 */
	requestPasswordReset(email: string, returnTo: string): Promise<void>;
	/**
	 * Signs in with the proof from the mail, so that a new password can be set; false if it is wrong, used or
	 * expired.
	 */
	recover(proof: RecoveryProof): Promise<boolean>;
	/**
	 * Sets the password of the signed-in account, which ends its other sessions. Rejects with "invalid" and
	 * the reason "long-password" for more than 72 bytes, "weak-password" or "same-password" if the service
	 * refuses it.
	 */
	setPassword(password: string): Promise<void>;
	/**
	 * Calls the listener after every later change (sign-in, sign-out in another tab, a lost session); returns
	 * the function that unsubscribes.
	 */
	onChange(listener: (user: SessionUser | null) => void): () => void;
}
