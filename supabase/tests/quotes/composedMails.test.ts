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
	currency: "IDR",
	valid_until: "2026-12-31",
	answered_at: null,
	accepted_name: null,
	answer_note: null,
	chosen_time: null,
	event: null,
	token: null,
} as Partial<QueuedQuote>;

const queue = (
	kind: QueuedMail["kind"],
	fields: Partial<QueuedQuote>,
	own: { id?: number; attempts?: number } = {},
): QueuedMail => {
	const enquiry = { ...quote, ...fields } as QueuedQuote;
	return { id: 7, kind, entity: "quotes", attempts: 0, recipient: null, enquiry, ...own };
};

const compose = (...mail: Parameters<typeof queue>) => composeMails([queue(...mail)], context)[0]?.message;

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

const answered = { answered_at: "2026-11-29T01:00:00Z", chosen_time: "2030-01-05T03:00:00Z", accepted_name: "Sari D." } as const;
const client = "Client: Sari <b>Dewi</b> <sari@example.test>\nTotal: Rp 2.850.000\nValid until: Dec 31, 2026";

test.each<[string, QueuedMail["kind"], Partial<QueuedQuote>, body: string, lastLine: string]>([
	[
		"a sent quote",
		"quote",
		{ language: "en", token: "secret" },
		`Total: Rp 2.850.000\nValid until: Dec 31, 2026\n
Sari <b>Dewi</b>, here is the quote. Read it, ask, accept or decline on its page; there is no account to make.`,
		"Read the quote: https://raka.example/quote/secret",
	],
	[
		"the receipt of a yes",
		"receipt",
		{ event: "accepted", ...answered },
		`Total: Rp 2.850.000\nTelepon kita: Sabtu, 5 Januari pukul 10.00 WIB\n\nAnda menyetujui penawaran ini. Terima kasih.`,
		"Raka: https://raka.example",
	],
	[
		"the receipt of a no",
		"receipt",
		{ event: "declined", language: "en" },
		"Total: Rp 2.850.000\n\nYou declined this quote. Thank you for the answer.",
		"Raka: https://raka.example",
	],
	[
		"the notice of a yes",
		"notice",
		{ event: "accepted", ...answered },
		`${client}\nSigned by: Sari D.\nCall: Saturday 5 January at 10:00 GMT+7\n\nSitus & toko`,
		`Open it in the admin area: https://raka.example/admin/quotes/${quote.id}`,
	],
	[
		"the notice of a no with a reason",
		"notice",
		{ event: "declined", answer_note: "Terlalu mahal." },
		`${client}\n\nSitus & toko\n\nTerlalu mahal.`,
		`Open it in the admin area: https://raka.example/admin/quotes/${quote.id}`,
	],
])("%s has these lines", (_, kind, fields, body, lastLine) => {
	const mail = compose(kind, fields);
	const heading = kind === "notice" ? mail?.subject : quote.title;
	expect(mail?.text).toBe(`${heading}\n\n${body}\n\n${lastLine}\n\n-- \nRaka\n`);
	expect(mail?.headers).toEqual(kind === "receipt" ? { "Auto-Submitted": "auto-replied" } : undefined);
});

test.each([
	["opened", "opened"],
	["accepted", "accepted"],
	["declined", "declined"],
	["taken_back", "taken back"],
	["ending", "ends soon"],
] as const)("the subject of the notice about %s ends with '%s'", (event, words) => {
	const mail = compose("notice", { event });
	expect(mail).toMatchObject({
		subject: `Quote 2026-001b ${words}`,
		to: ["raka@example.test"],
		replyTo: { address: "sari@example.test" },
	});
	expect(mail).not.toHaveProperty("icalEvent");
});

test("an accepted call is an invitation for both, with the id that the site's file has", () => {
	const fields = { event: "accepted", ...answered } as const;
	const files = [compose("notice", fields), compose("receipt", fields)].map((mail) => {
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

test.each<Partial<QueuedQuote>>([
	{ event: "declined", ...answered },
	{ event: "accepted", ...answered, chosen_time: null },
	{ event: "accepted", ...answered, answered_at: null },
])("the receipt of %j is no invitation", (fields) => {
	expect(compose("receipt", fields)).not.toHaveProperty("icalEvent");
});

test("a mail to a client is counted as its own", () => {
	const [receipt] = composeMails([queue("receipt", { event: "declined" }, { id: 9, attempts: 3 })], context);
	expect(receipt).toMatchObject({ ids: [9], attempts: 3 });
});

test("a mail that is sent again has the same id, and another mail of the quote has its own", () => {
	const idOf = (id: number) => compose("notice", { event: "opened" }, { id, attempts: 1 })?.messageId;
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
	const queued = attempts.map((count, id) => queue("notice", {}, { id, attempts: count }));
	const composed = composeMails(queued, context);
	expect(composed.map((mail) => [mail.ids, mail.attempts])).toEqual(mails);
	if (attempts.length > 9 && attempts[9] === 0) expect(composed[0]?.message.subject).toBe("10 new enquiries");
});
