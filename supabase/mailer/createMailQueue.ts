import { type Money, moneyOf } from "@site/shared-data/amounts";
import type { Database } from "@site/shared-data/database";
import { cutText } from "@site/shared-data/rules";
import { PostgrestClient } from "@supabase/postgrest-js";

type Rows = Database["public"]["Tables"];

/** A mail that is due, with its enquiry. */
export type QueuedMail = {
	id: number;
	kind: "notice" | "receipt" | "quote";
	/** The number of earlier attempts. */
	attempts: number;
	/** The notice's addresses that have not received it yet, if others have. */
	recipient: string | null;
} & (
	| { entity: "contacts"; enquiry: Rows["contacts"]["Row"] }
	| { entity: "hire_projects"; enquiry: Rows["hire_projects"]["Row"] }
	| { entity: "quotes"; enquiry: QueuedQuote }
);

/** A quote with what happened to it, or with the token of the mail that sends it. */
export type QueuedQuote = Rows["quotes"]["Row"] & {
	event: "opened" | "accepted" | "declined" | "taken_back" | "ending" | null;
	token: string | null;
};

/** The facts of the site that mails contain. */
export interface MailingSite {
	/** The profile's name, else the site's. */
	name: string;
	money: Money;
	timeZone: string;
}

/** The queue `mails` of a backend, which is read with its secret key. The methods reject with an Error. */
export type MailQueue = ReturnType<typeof createMailQueue>;

type SiteRow = Parameters<typeof moneyOf>[0] & { name: string; time_zone: string };

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
		site: async (): Promise<MailingSite> => {
			const [own] = await rowsOf<{ name: string }>(client.from("profile").select("name"));
			const [settings] = await rowsOf<SiteRow>(client.from("site_settings").select("name, currency, store, time_zone"));
			if (!settings) throw new Error("The site has no settings.");
			return { name: own?.name ?? settings.name, money: moneyOf(settings), timeZone: settings.time_zone };
		},
	};
}

async function rowsOf<Row>(query: PromiseLike<{ data: Row[] | null; error: { message: string } | null }>): Promise<Row[]> {
	const { data, error } = await query;
	if (error) throw new Error(error.message);
	return data ?? [];
}
