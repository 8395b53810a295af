import type { MemoryStore } from "../../testing/MemoryStore.ts";
import type { PreviewLink, PreviewLinkRepository } from "./Preview.ts";

const lifetimeMs = 14 * 24 * 60 * 60 * 1000;

/** The admin's view of preview links, in memory: one list for all entries. */
export function createMemoryPreviewLinks(store: MemoryStore): PreviewLinkRepository {
	let links: PreviewLink[] = [];
	const respond = <T>(value: () => T) => store.respond("previewLinks", value);
	return {
		listLive: () => respond(() => links),
		create: () =>
			respond(() => {
				const createdAt = store.stamp().updatedAt;
				const link = { id: crypto.randomUUID(), createdAt, expiresAt: new Date(createdAt.getTime() + lifetimeMs) };
				links = [link, ...links];
				return { ...link, token: `memory-token-${createdAt.getTime()}` };
			}),
		revoke: (id) =>
			respond(() => {
				links = links.filter((link) => link.id !== id);
			}),
	};
}
