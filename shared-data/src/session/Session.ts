/** The signed-in person as the app sees it. */
export interface SessionUser {
	id: string;
	email: string;
	/** From the user metadata; "Admin" when it holds none. */
	name: string;
	/** False for an account that is not on the admin list: it sees "This account has no access". */
	isAdmin: boolean;
}

/** What proves that somebody got the mail about a forgotten password: the fragment of the address its link led to, or its code. */
export type RecoveryProof = { fragment: string } | { email: string; code: string };
