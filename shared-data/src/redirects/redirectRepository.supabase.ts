import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { callFunction, fetchAllRows, fetchRows, writeRow } from "../client/table/queries.ts";
import { DataError } from "../errors/DataError.ts";
import type { Redirect, RedirectReader, RedirectRepository } from "./Redirect.ts";
import { normalizePath, validateRedirect } from "./redirectRules.ts";

/** The admin's view of `redirects`. */
export function createRedirectRepository(client: DatabaseClient): RedirectRepository {
	const find = (row: Record<string, string>) => client.from("redirects").select("from_path").match(row);
	return {
		async listAll() {
			const after = (last: string) =>
				client.from("redirects").select("id:from_path, to_path", { count: "exact" }).gt("from_path", last).order("from_path");
			return (await fetchAllRows(after, "")).map(({ id, to_path }): Redirect => ({ fromPath: id, toPath: to_path }));
		},
		async add(redirect) {
			const [field] = Object.keys(validateRedirect(redirect));
			if (field) throw new DataError("invalid", `The ${field} of a redirect cannot be stored`, { reason: field });
			const row = { from_path: redirect.fromPath, to_path: redirect.toPath };
			await writeRow(client.from("redirects").insert(row).select("from_path")).catch(async (error: unknown) => {
				// The response to an earlier request was lost.
				const isStored = error instanceof DataError && error.kind === "conflict" && (await fetchRows(find(row))).length > 0;
				if (!isStored) throwWithReason(error);
			});
			return redirect;
		},
		async remove(fromPath) {
			const [row] = await fetchRows(client.from("redirects").delete().eq("from_path", fromPath).select("from_path, to_path"));
			return row ? { fromPath: row.from_path, toPath: row.to_path } : null;
		},
	};
}

/** The trigger's messages (supabase/migrations/20260101040000_profile_and_pages.sql) as reasons. */
const reasons: Record<string, string> = { "from_path is a page": "page", "to_path is redirected itself": "chain" };

function throwWithReason(error: unknown): never {
	const message = error instanceof DataError && error.kind === "invalid" ? error.message : "";
	const [, reason] = Object.entries(reasons).find(([start]) => message.startsWith(start)) ?? [];
	throw reason ? new DataError("invalid", message, { reason, cause: error }) : error;
}

/** Reads through the function `redirect_of`, because visitors have no right on the table. */
export function createRedirectReader(client: DatabaseClient): RedirectReader {
	return {
		async find(path) {
			const from = normalizePath(path);
			return from.length > maxLength ? null : callFunction(client, "redirect_of", { path: from });
		},
	};
}

/** The longest path that can be stored. */
const maxLength = 300;
