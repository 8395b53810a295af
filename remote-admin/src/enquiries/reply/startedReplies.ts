const key = "admin-replies";
const maxEntries = 200;

/** Whether a reply to an entry was started in this browser, or the question about it declined. */
type Replies = Record<string, "started" | "declined">;

/** Outlives a tab that the system ends while the mail program is open. */
export function readReplies(): Replies {
	try {
		return JSON.parse(localStorage.getItem(key) ?? "{}") as Replies;
	} catch {
		return {};
	}
}

/** Stores it for an entry, at most for the latest 200. */
export function storeReply(id: string, state: Replies[string]): Replies {
	const { [id]: _, ...others } = readReplies();
	const replies = Object.fromEntries([...Object.entries(others), [id, state] as const].slice(-maxEntries));
	try {
		localStorage.setItem(key, JSON.stringify(replies));
	} catch {
		// Local storage is full or blocked: the question is asked until the page is left.
	}
	return replies;
}
