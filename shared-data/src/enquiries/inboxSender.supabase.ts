import type { PostgrestClient } from "@supabase/postgrest-js";
import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { type AnyColumns, toColumns } from "../client/table/columns.ts";
import { fetchRows } from "../client/table/queries.ts";
import { type FieldErrors, throwIfInvalid } from "../rules/validate.ts";
import type { InboxSender } from "./inboxRepository.ts";

/** The visitor's view of an inbox table: insert only. */
export function createInboxSender<Draft extends object>(
	client: DatabaseClient,
	{ name, columns }: { name: "contacts" | "hire_projects"; columns: AnyColumns<Draft> },
	check: (draft: Draft) => FieldErrors<Draft>,
): InboxSender<Draft> {
	return {
		async send(entry, { honeypot } = {}) {
			if (honeypot) return;
			throwIfInvalid(check(entry));
			await fetchRows((client as PostgrestClient<any>).from(name).insert(toColumns(columns, entry)));
		},
	};
}
