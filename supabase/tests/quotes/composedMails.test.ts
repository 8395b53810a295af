import { createCallFile } from "@site/shared-data/quotes/call";
import { composeMails } from "../../mailer/composeMails.ts";
import type { QueuedMail, QueuedQuote } from "../../mailer/createMailQueue.ts";

const context = {
	siteUrl: "https://raka.example",
	site: { name: "Raka", money: { currency: "IDR", language: "id", perMonth: "/ bulan" }, timeZone: "Asia/Jakarta" },
	from: { name: "Raka", address: "site@raka.example" },
	notify: ["raka@example.test"],
};
const quote = {
	id: "10000000-0000-4000-8000-000000000001",
	number: "2026-001",
	revision: "b",
	client_name: "Sari <b>Dewi</b>",
	client_email: "sari@example.test",
	title: "Situs & toko",
	language: "id",
	total: 2_850_000,
	valid_until: "2026-12-31",
	answered_at: null,
	accepted_name: null,
	answer_note: null,
	chosen_time: null,
	event: null,
	token: null,
} as Partial<QueuedQuote>;

const compose = (kind: QueuedMail["kind"], fields: Partial<QueuedQuote>) =>
	composeMails(
		[{ id: 7, kind, entity: "quotes", attempts: 0, recipient: null, enquiry: { ...quote, ...fields } as QueuedQuote }],
		context,
	)[0]?.message;

test.each<[QueuedQuote["language"], string, string, string]>([
	["id", "Penawaran 2026-001b: Situs & toko", "Baca penawaran: https://raka.example/quote/secret", "Total: Rp 2.850.000"],
	["en", "Quote 2026-001b: Situs & toko", "Read the quote: https://raka.example/quote/secret", "Valid until: Dec 31, 2026"],
])("a quote is sent with its link, in its language (%s), and markup in it stays text", (language, subject, link, fact) => {
	const mail = compose("quote", { language, token: "secret" });
	expect(mail).toMatchObject({ subject, to: { name: "Sari <b>Dewi</b>", address: "sari@example.test" } });
	expect(mail?.text).toContain(link);
	expect(mail?.text).toContain(fact);
	expect(mail?.html).toContain(`lang="${language}"`);
	expect(mail?.html).toContain("Sari &lt;b&gt;Dewi&lt;/b&gt;");
});

test.each(["opened", "accepted", "declined"] as const)("the admin reads in the subject that a quote was %s", (event) => {
	const mail = compose("notice", { event, answer_note: "Terlalu mahal." });
	expect(mail).toMatchObject({
		subject: `Quote 2026-001b ${event}`,
		to: ["raka@example.test"],
		replyTo: { address: "sari@example.test" },
	});
	expect(mail?.text).toContain(`https://raka.example/admin/quotes/${quote.id}`);
	expect(mail?.text).toContain("Terlalu mahal.");
	expect(mail).not.toHaveProperty("icalEvent");
});

test("an accepted call is an invitation for both, with the id that the site's file has", () => {
	const answered = { event: "accepted", answered_at: "2026-11-29T01:00:00Z", chosen_time: "2030-01-05T03:00:00Z" } as const;
	const files = [compose("notice", answered), compose("receipt", answered)].map((mail) => {
		const { icalEvent } = mail as { icalEvent: { method: string; content: string } };
		expect(icalEvent.method).toBe("REQUEST");
		return icalEvent.content;
	});
	const own = createCallFile(
		{
			number: "2026-001b",
			title: "Situs & toko",
			language: "id",
			chosenTime: answered.chosen_time,
			answeredAt: new Date(answered.answered_at),
			clientName: "Sari",
			clientEmail: "sari@example.test",
		},
		{ owner: "Raka", host: "raka.example" },
	);
	for (const file of [...files, own]) {
		expect(file).toContain("UID:quote-2026-001b@raka.example");
		expect(file).toContain("DTSTART:20300105T030000Z");
	}
	expect(own).toContain("METHOD:PUBLISH");
});

test("a mail that is sent again has the same id, and another mail of the quote has its own", () => {
	const idOf = (id: number) =>
		composeMails(
			[
				{
					id,
					kind: "notice",
					entity: "quotes",
					attempts: 1,
					recipient: null,
					enquiry: { ...quote, event: "opened" } as QueuedQuote,
				},
			],
			context,
		)[0]?.message.messageId;
	expect(idOf(7)).toBe(idOf(7));
	expect(idOf(8)).not.toBe(idOf(7));
});

test.each<[string, number[], [ids: number[], attempts: number][]]>([
	["nine notices", Array(9).fill(0), Array.from({ length: 9 }, (_, at): [number[], number] => [[at], 0])],
	["ten notices", Array(10).fill(0), [[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 0]]],
	[
		"ten notices and a failed one",
		[...Array(10).fill(0), 2],
		[
			[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 0],
			[[10], 2],
		],
	],
	[
		"nine notices and a failed one",
		[...Array(9).fill(0), 2],
		[...Array.from({ length: 9 }, (_, at): [number[], number] => [[at], 0]), [[9], 2]],
	],
])("%s with the attempts %j are the mails %j", (_, attempts, mails) => {
	const queued = attempts.map((count, id): QueuedMail => {
		return { id, kind: "notice", entity: "quotes", attempts: count, recipient: null, enquiry: quote as QueuedQuote };
	});
	const composed = composeMails(queued, context);
	expect(composed.map((mail) => [mail.ids, mail.attempts])).toEqual(mails);
	if (attempts.length > 9 && attempts[9] === 0) expect(composed[0]?.message.subject).toBe("10 new enquiries");
});
