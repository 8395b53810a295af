import { DataError } from "../errors/DataError.ts";
import { stateAt } from "../publications/Publication.ts";
import type { MemoryStore } from "../testing/MemoryStore.ts";
import type { RedirectReader, RedirectRepository } from "./Redirect.ts";
import { normalizePath, targetPath, validateRedirect } from "./redirectRules.ts";

/** The admin's and the visitor's view of redirects, in memory. */
export function createMemoryRedirects(store: MemoryStore): RedirectRepository & RedirectReader {
	const respond = <T>(value: () => T) => store.respond("redirects", value);
	const isPage = (path: string) =>
		(["essays", "projects"] as const).some((table) =>
			store[table].rows.some((row) => path === `/${table}/${row.id}` && stateAt(new Date(), row) === "published"),
		);
	const reject = (reason: string) => {
		throw new DataError("invalid", "The memory repository takes no such redirect", { reason });
	};
	return {
		find: (path) =>
			respond(() => {
				const to = store.redirects.find(({ fromPath }) => fromPath === normalizePath(path))?.toPath ?? null;
				const [, entity, id] = content.exec(to ?? "") ?? [];
				return entity === undefined || isPage(`/${entity.toLowerCase()}/${id}`) ? to : null;
			}),
		listAll: () => respond(() => store.redirects.toSorted((a, b) => (a.fromPath < b.fromPath ? -1 : 1))),
		add: (redirect) =>
			respond(() => {
				const { fromPath, toPath } = redirect;
				const [field] = Object.keys(validateRedirect(redirect));
				if (field) reject(field);
				if (isPage(fromPath)) reject("page");
				if (store.redirects.some((known) => known.fromPath === targetPath(toPath))) reject("chain");
				if (store.redirects.some((known) => known.fromPath === fromPath))
					throw new DataError("conflict", "The path is redirected already");
				const leadOn = (known: typeof redirect) => (targetPath(known.toPath) === fromPath ? { ...known, toPath } : known);
				store.redirects = [...store.redirects.map(leadOn), redirect];
				return redirect;
			}),
		remove: (fromPath) =>
			respond(() => {
				store.redirects = store.redirects.filter((known) => known.fromPath !== fromPath);
			}),
	};
}

/** The essay or project that a path names, in the pattern of the database's function redirect_of. */
const content =
	/^\/(?:(?:cards|data)\/|admin\/(?!(?:essays|projects)\/new))?(essays|projects)\/(?:before\/|topics\/[^/?#]+\/before\/|(?!topics\/))([^/.?#]+)/i;
