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
	/** False if the credentials are wrong; network errors, 5xx and 429 reject. */
	signIn(email: string, password: string): Promise<boolean>;
	/** Ends the session of this browser, also when the backend cannot be reached. */
	signOut(): Promise<void>;
	/** Ends all sessions of the account. Without a response it rejects and this session continues. */
	signOutEverywhere(): Promise<void>;
	/** Sends a mail with a code and a link to `returnTo`; resolves equally for an unknown account. */
	requestPasswordReset(email: string, returnTo: string): Promise<void>;
	/** Signs in with the proof from the mail; false if it is wrong, used or expired. */
	recover(proof: RecoveryProof): Promise<boolean>;
	/** Ends the other sessions. Reasons of "invalid": "long-password", "weak-password", "same-password". */
	setPassword(password: string): Promise<void>;
	/** The account's name, at most 200 characters. */
	setName(name: string): Promise<void>;
	/** Calls the listener after every later change, in other tabs too; returns the unsubscribe function. */
	onChange(listener: (user: SessionUser | null) => void): () => void;
}
