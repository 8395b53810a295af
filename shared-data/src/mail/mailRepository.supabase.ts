import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { type Columns, generated, parseTimestamp, selectionOfAll, timestamp } from "../client/table/columns.ts";
import { fetchRows, writeRow } from "../client/table/queries.ts";
import type { FailedMail, MailRepository } from "./Mail.ts";

const maxFailed = 100;
const shownMs = 30 * 24 * 60 * 60 * 1_000;

/** The admin's view of `mails` and `mail_settings`. */
export function createMailRepository(client: DatabaseClient): MailRepository {
	const mail = selectionOfAll<FailedMail>(columns);
	const unsent = () => client.from("mails").select(mail.columns).is("sent_at", null);
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
				failed: failed.map(mail.read),
			};
		},
		async setSendsReceipts(sendsReceipts) {
			const change = client.from("mail_settings").update({ sends_receipts: sendsReceipts });
			await writeRow(change.eq("id", "mail").select("sends_receipts"));
		},
		async retry(ids) {
			// The database reads "now" on its own clock.
			const failed = client.from("mails").update({ next_attempt_at: "now" }).in("id", ids);
			await fetchRows(failed.is("sent_at", null).select("id"));
		},
	};
}

const columns: Columns<"mails", FailedMail> = {
	id: generated("id"),
	kind: generated("kind"),
	about: { name: "entity", read: (entity) => (entity === "hire_projects" ? "hireRequests" : entity) },
	entryId: generated("entity_id"),
	createdAt: timestamp("created_at"),
	attempts: generated("attempts"),
	nextAttemptAt: { name: "next_attempt_at", read: (at) => at && parseTimestamp(at) },
	error: generated("error"),
};
