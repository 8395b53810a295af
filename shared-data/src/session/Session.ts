/** The signed-in person as the app sees it. */
export interface SessionUser {
	id: string;
	email: string;
	/** From the user metadata; "Admin" when it holds none. */
	name: string;
	/** False for an account that is not on the admin list: it sees "This account has no access". */
	isAdmin: boolean;
}
