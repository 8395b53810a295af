import type { PostgrestClient } from "@supabase/postgrest-js";
import { type AnyColumns, toColumns } from "../client/columns.ts";
import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { rowsOf } from "../client/queries.ts";
import type { Problems } from "../rules/Rules.ts";
import { refuseProblems } from "../rules/refuseProblems.ts";
import type { InboxSender } from "./inboxRepository.ts";

/** The visitor's way into an inbox table. */
export function createInboxSender<Draft extends object>(
	client: DatabaseClient,
	{ name, columns }: { name: "contacts" | "hire_projects"; columns: AnyColumns<Draft> },
	check: (draft: Draft) => Problems<Draft>,
): InboxSender<Draft> {
	return {
		async send(entry, { trap } = {}) {
			if (trap) return;
			refuseProblems(check(entry));
			await rowsOf((client as PostgrestClient<any>).from(name).insert(toColumns(columns, entry)));
		},
	};
}
