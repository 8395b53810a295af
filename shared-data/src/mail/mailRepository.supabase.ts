import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { parseTimestamp } from "../client/table/columns.ts";
import { fetchRows, writeRow } from "../client/table/queries.ts";
import type { FailedMail, MailRepository } from "./Mail.ts";

const maxFailed = 100;
const shownMs = 30 * 24 * 60 * 60 * 1_000;

/** The admin's view of `mails` and `mail_settings`. */
export function createMailRepository(client: DatabaseClient): MailRepository {
	const unsent = () =>
		client.from("mails").select("id, kind, entity, entity_id, created_at, attempts, next_attempt_at, error").is("sent_at", null);
	return {
		async read() {
			const since = new Date(Date.now() - shownMs).toISOString();
			const [[settings], failed, [next]] = await Promise.all([
				fetchRows(client.from("mail_settings").select("is_on, sends_receipts")),
				fetchRows(
					unsent()
						.or("error.not.is.null,next_attempt_at.is.null")
						.gt("created_at", since)
						.order("id", { ascending: false })
						.limit(maxFailed),
				),
				fetchRows(unsent().not("next_attempt_at", "is", null).order("next_attempt_at").limit(1)),
			]);
			return {
				isOn: settings?.is_on ?? false,
				sendsReceipts: settings?.sends_receipts ?? false,
				nextDueAt: next?.next_attempt_at ? parseTimestamp(next.next_attempt_at) : null,
				failed: failed.map(toFailedMail),
			};
		},
		async setSendsReceipts(sendsReceipts) {
			const change = client.from("mail_settings").update({ sends_receipts: sendsReceipts });
			await writeRow(change.eq("id", "mail").select("sends_receipts"));
		},
		async retry(ids) {
			// The database reads "now" on its own clock.
			await fetchRows(
				client
					.from("mails")
					.update({ next_attempt_at: "now" })
					.in("id", [...ids])
					.is("sent_at", null)
					.select("id"),
			);
		},
	};
}

interface FailedRow {
	id: number;
	kind: FailedMail["kind"];
	entity: "contacts" | "hire_projects";
	entity_id: string;
	created_at: string;
	attempts: number;
	next_attempt_at: string | null;
	error: string | null;
}

const toFailedMail = (row: FailedRow): FailedMail => ({
	id: row.id,
	kind: row.kind,
	inbox: row.entity === "contacts" ? "contacts" : "hireRequests",
	entryId: row.entity_id,
	createdAt: parseTimestamp(row.created_at),
	attempts: row.attempts,
	nextAttemptAt: row.next_attempt_at === null ? null : parseTimestamp(row.next_attempt_at),
	error: row.error,
});
