import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { fetchAllRows, fetchRows } from "../client/queries.ts";
import type { Redirect, RedirectReader } from "./Redirect.ts";
import { normalizePath } from "./redirectRules.ts";

/** Visitors read redirects without their times. */
export function createRedirectReader(client: DatabaseClient): RedirectReader {
	return {
		async find(path) {
			const from = normalizePath(path);
			if (from.length > maxLength) return null;
			const [row] = await fetchRows(client.from("redirects").select("to_path").eq("from_path", from));
			return row?.to_path ?? null;
		},
		async listAll() {
			const after = (last: string) =>
				client.from("redirects").select("id:from_path, to_path", { count: "exact" }).gt("from_path", last).order("from_path");
			return (await fetchAllRows(after, "")).map(({ id, to_path }): Redirect => ({ fromPath: id, toPath: to_path }));
		},
	};
}

/** No longer path is stored. */
const maxLength = 300;
