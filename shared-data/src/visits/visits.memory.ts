import type { MemoryStore } from "../testing/MemoryStore.ts";
import type { PrivacyReader, VisitsReader } from "./Visits.ts";

/** The figures of the seed, cut to the range; a page does not change its days. */
export function createMemoryVisits(store: MemoryStore): VisitsReader {
	const ofPaths = (paths: readonly string[]) => store.visits.pages.filter(({ name }) => paths.includes(name));
	return {
		read: ({ days, path }) =>
			store.respond("visits", () => ({
				...store.visits,
				days: store.visits.days.slice(-days),
				pages: path === undefined ? store.visits.pages : ofPaths([path]),
			})),
		totals: (paths) => store.respond("visits", () => Object.fromEntries(ofPaths(paths).map(({ name, views }) => [name, views]))),
	};
}

/** A site in memory sends no mail. */
export const createMemoryPrivacy = (store: MemoryStore): PrivacyReader => ({
	read: () =>
		store.respond("privacy", () => ({ countsVisits: store.settings.countVisits, sendsMail: false, sendsReceipts: false })),
});
