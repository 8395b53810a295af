import type { PostgrestClient } from "@supabase/postgrest-js";
import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { fetchRows } from "../client/table/queries.ts";
import type { RedirectReader } from "./Redirect.ts";
import { normalizePath } from "./redirectRules.ts";

/** Reads by the function `redirect_of`: visitors hold no right on the table. */
export function createRedirectReader(client: DatabaseClient): RedirectReader {
	return {
		async find(path) {
			const from = normalizePath(path);
			if (from.length > maxLength) return null;
			return await fetchRows((client as PostgrestClient<any>).rpc("redirect_of", { path: from }));
		},
	};
}

/** No longer path is stored. */
const maxLength = 300;
