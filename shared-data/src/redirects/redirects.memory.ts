import { DataError } from "../errors/DataError.ts";
import type { MemoryStore } from "../testing/MemoryStore.ts";
import type { RedirectRepository } from "./Redirect.ts";
import { targetPath, validateRedirect } from "./redirectRules.ts";

/** The admin's view of redirects, in memory; every essay and project in memory is public. */
export function createMemoryRedirects(store: MemoryStore): RedirectRepository {
	const respond = <T>(value: () => T) => store.respond("redirects", value);
	const isStored = (path: string) => store.redirects.some(({ fromPath }) => fromPath === path);
	const isPage = (path: string) =>
		[...store.essays.rows.map(({ id }) => `/essays/${id}`), ...store.projects.rows.map(({ id }) => `/projects/${id}`)].includes(
			path,
		);
	return {
		listAll: () => respond(() => store.redirects.toSorted((a, b) => (a.fromPath < b.fromPath ? -1 : 1))),
		add: (redirect) =>
			respond(() => {
				const { fromPath, toPath } = redirect;
				const [field] = Object.keys(validateRedirect(redirect));
				const reason = field ?? (isPage(fromPath) ? "page" : isStored(targetPath(toPath)) && "chain");
				if (reason) throw new DataError("invalid", "The memory repository takes no such redirect", { reason });
				const stored = store.redirects.find((known) => known.fromPath === fromPath);
				if (stored && stored.toPath !== toPath) throw new DataError("conflict", "The path is redirected already");
				if (!stored) store.redirects = [...store.redirects, redirect];
				return redirect;
			}),
		remove: (fromPath) =>
			respond(() => {
				const removed = store.redirects.find((known) => known.fromPath === fromPath) ?? null;
				store.redirects = store.redirects.filter((known) => known !== removed);
				return removed;
			}),
	};
}
