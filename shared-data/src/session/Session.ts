/** The signed-in person as the app sees it. */
export interface SessionUser {
	id: string;
	email: string;
	/** From the user metadata; "Admin" when it holds none. */
	name: string;
	/** False for an account that is not on the admin list: it sees "This account has no access". */
	isAdmin: boolean;
}

/** Proves the receipt of a recovery mail: the fragment of the URL that its link leads to, or its code. */
export type RecoveryProof = { fragment: string } | { email: string; code: string };
