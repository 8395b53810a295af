import type { SessionUser } from "@site/shared-data";

/** Lets the server know that this browser is the owner's, who sees each change at once. It is a wish, not a right: the page shows no more than it shows everybody. */
export function markOwner(user: SessionUser | null): void {
	const lifetime = user?.isAdmin ? 30 * 24 * 60 * 60 : 0;
	if (lifetime > 0 || document.cookie.includes("owner=")) {
		document.cookie = `owner=1; path=/; max-age=${lifetime}; samesite=lax`;
	}
}
