import type { Database } from "@site/shared-data/database";
import { cutText } from "@site/shared-data/rules";
import { PostgrestClient } from "@supabase/postgrest-js";

type Rows = Database["public"]["Tables"];

/** A mail that is due, with its enquiry. */
export type QueuedMail = {
	id: number;
	kind: "notice" | "receipt";
	/** The number of earlier attempts. */
	attempts: number;
	/** The notice's addresses that have not received it yet, if others have. */
	recipient: string | null;
} & (
	| { entity: "contacts"; enquiry: Rows["contacts"]["Row"] }
	| { entity: "hire_projects"; enquiry: Rows["hire_projects"]["Row"] }
);

/** The queue `mails` of a backend, which is read with its secret key. The methods reject with an Error. */
export type MailQueue = ReturnType<typeof createMailQueue>;

const maxErrorLength = 500;

export function createMailQueue(url: string, secretKey: string) {
	// Untyped: the generated types contain no functions.
	const client = new PostgrestClient<any>(`${url}/rest/v1`, {
		headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
	});
	const update = (ids: number[], values: object) => rowsOf(client.from("mails").update(values).in("id", ids).select("id"));
	return {
		/** From now on enquiries queue mail. */
		turnOn: () => rowsOf(client.from("mail_settings").update({ is_on: true }).eq("id", "mail").select("is_on")),
		/** Claims the due mails. A mail that is not begun within five minutes is due again. */
		claim: (): Promise<QueuedMail[]> => rowsOf(client.rpc("claim_mails")),
		/**
		 * Counts an attempt at mails with this many earlier ones; a trigger of `mails` schedules the next one.
		 * Resolves with the rows that no other mailer began.
		 */
		begin: (ids: number[], attempts: number) =>
			rowsOf(
				client
					.from("mails")
					.update({ attempts: attempts + 1 })
					.in("id", ids)
					.eq("attempts", attempts)
					.select("id"),
			),
		markSent: (ids: number[]) => update(ids, { sent_at: new Date().toISOString(), next_attempt_at: null, error: null }),
		/** `recipients`: the addresses that have not received a notice yet, if others have. */
		markFailed: (ids: number[], reason: string, recipients?: string[]) =>
			update(ids, {
				error: cutText(reason, maxErrorLength),
				...(recipients && { recipient: recipients.join(", ") }),
			}),
		adminEmails: async () => (await rowsOf<{ email: string }>(client.rpc("admin_emails"))).map(({ email }) => email),
		/** The name for signatures: the profile's, else the site's. */
		siteName: async (): Promise<string> => {
			const [own] = await rowsOf<{ name: string }>(client.from("profile").select("name"));
			const [site] = own ? [own] : await rowsOf<{ name: string }>(client.from("site_settings").select("name"));
			return site?.name ?? "";
		},
	};
}

async function rowsOf<Row>(query: PromiseLike<{ data: Row[] | null; error: { message: string } | null }>): Promise<Row[]> {
	const { data, error } = await query;
	if (error) throw new Error(error.message);
	return data ?? [];
}
