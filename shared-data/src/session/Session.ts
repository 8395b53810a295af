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
