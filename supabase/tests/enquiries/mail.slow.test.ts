import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createOutbox } from "../../embedded/data-dir/createOutbox.ts";
import { createMailQueue } from "../../mailer/createMailQueue.ts";
import { createSender } from "../../mailer/createSender.ts";
import type { MailSettings } from "../../mailer/environment.ts";
import { runMailer } from "../../mailer/runMailer.ts";
import { newRows } from "../../testing/newRows.ts";
import { waitUntil } from "../../testing/processes.ts";
import { startSmtpServer } from "../../testing/startSmtpServer.ts";
import { testWithClock, useBackend } from "../../testing/useBackend.ts";

const minuteMs = 60_000;
const { backend, visitor, service, admin, clock } = useBackend({ hasClock: true, environment: { BACKEND_HAS_MAILER: "on" } });
afterEach(async () => {
	jest.useRealTimers();
	for (const table of ["contacts", "hire_projects"]) await admin.remove(`/rest/v1/${table}?created_at=gt.2000-01-01`);
	await service.patch("/rest/v1/mail_settings?id=eq.mail", { is_on: true, sends_receipts: true });
});

const message = { name: "Ayu", email: "ayu@example.test", subject: "Menu", message: "Baris satu\nBaris <dua>" };
const request = {
	...newRows.hire_projects,
	client_name: "Budi",
	client_email: "budi@example.test",
	project_type: "Website",
	project_description: "Sebuah toko",
	budget_range: "Rp 5 juta",
};
let ip = 0;
/** From a separate network by default. */
const from = (address = `192.0.2.${++ip}`) => ({ "x-site-proxy": backend.proxySecret, "x-forwarded-for": address });
const sendMessage = async (values: Partial<typeof message> = {}, sender?: string) =>
	expect((await visitor.post("/rest/v1/contacts", { ...message, ...values }, from(sender))).status).toBe(201);
const sendNoReceipts = () => admin.patch("/rest/v1/mail_settings?is_on=is.true", { sends_receipts: false });
interface QueuedMail {
	kind: string;
	attempts: number;
	sent_at: string | null;
	next_attempt_at: string | null;
	error: string | null;
}
const queue = async (): Promise<QueuedMail[]> =>
	(await admin.get("/rest/v1/mails?select=kind,attempts,sent_at,next_attempt_at,error&order=id")).body;

/** Runs a mailer until `isDone`, then stops it. */
async function runUntil(smtpUrl: string, isDone: () => boolean | Promise<boolean>, notify: string[] = ["raka@example.test"]) {
	const stopped = new AbortController();
	const settings: MailSettings = {
		smtpUrl,
		from: { name: "Raka", address: "site@example.test" },
		notify: notify.map((address) => ({ name: "", address })),
	};
	const running = runMailer({
		queue: createMailQueue(backend.url, backend.secretKey),
		settings,
		siteUrl: "https://raka.example",
		outbox: join(backend.dataDir, "outbox"),
		signal: stopped.signal,
	});
	try {
		await waitFor(isDone);
	} finally {
		stopped.abort();
		await running;
	}
}
const waitFor = (isDone: () => boolean | Promise<boolean>) => waitUntil(isDone, "the mailer is done", 120);

test("a message becomes a notice for the admin with the whole text, and a receipt without any of it", async () => {
	const smtp = await startSmtpServer();
	await sendMessage();
	clock.setOffset(10_000);
	await runUntil(smtp.url, () => smtp.received.length === 2, []);
	const notice = smtp.received.find(({ to }) => to[0] === backend.adminEmail);
	const receipt = smtp.received.find(({ to }) => to[0] === message.email);
	expect(notice?.headers).toMatchObject({ subject: "New message: Menu", "reply-to": "Ayu <ayu@example.test>" });
	expect(notice?.text).toMatch(
		/Baris satu\r\nBaris <dua>[^]*https:\/\/raka\.example\/admin\/contacts\?message=[^]*Baris satu\r\nBaris &lt;dua&gt;/,
	);
	expect(receipt?.headers).toMatchObject({ subject: "Your message to Raka Wiratama", "auto-submitted": "auto-replied" });
	for (const written of ["Ayu", "Menu", "Baris"]) expect(receipt?.text).not.toContain(written);
	await smtp.stop();
});

test("a hire request becomes a notice with its facts", async () => {
	const smtp = await startSmtpServer();
	expect((await visitor.post("/rest/v1/hire_projects", request)).status).toBe(201);
	clock.setOffset(10_000);
	await runUntil(smtp.url, () => smtp.received.length === 2);
	const notice = smtp.received.find(({ to }) => to[0] === "raka@example.test");
	expect(notice?.headers).toMatchObject({ subject: "New hire request: Website", "reply-to": "Budi <budi@example.test>" });
	expect(notice?.text).toMatch(/Budget: Rp 5 juta[^]*Sebuah toko[^]*\/admin\/hire-projects\?request=/);
	await smtp.stop();
});

test("without a mailer nothing is queued, and without receipts only notices are", async () => {
	await service.patch("/rest/v1/mail_settings?id=eq.mail", { is_on: false });
	await sendMessage();
	expect(await queue()).toEqual([]);
	await service.patch("/rest/v1/mail_settings?id=eq.mail", { is_on: true });
	expect((await admin.patch("/rest/v1/mail_settings?is_on=is.true", { sends_receipts: false })).status).toBe(200);
	await sendMessage();
	expect((await queue()).map(({ kind }) => kind)).toEqual(["notice"]);
});

test("ten enquiries in a minute are one mail with ten texts", async () => {
	const smtp = await startSmtpServer();
	await sendNoReceipts();
	for (let number = 1; number <= 10; number++) await sendMessage({ message: `Text ${number}.` });
	clock.setOffset(10_000);
	await runUntil(smtp.url, async () => (await queue()).every(({ sent_at }) => sent_at !== null));
	expect(smtp.received.map(({ headers }) => headers.subject)).toEqual(["10 new enquiries"]);
	for (let number = 1; number <= 10; number++) expect(smtp.received[0]?.text).toContain(`Text ${number}.`);
	await smtp.stop();
});

test("a name, subject or address cannot add a header or a recipient", async () => {
	const smtp = await startSmtpServer();
	for (const values of [{ name: "Ayu\r\nBcc: victim@example.test" }, { subject: "Menu\r\nBcc: victim@example.test\r\n\r\nbody" }])
		expect((await visitor.post("/rest/v1/contacts", { ...message, ...values })).status).toBe(400);
	await sendMessage({
		name: 'Ayu" <victim@example.test>,',
		subject: "Menu Bcc: victim@example.test",
		email: "ayu,victim@example.test",
	});
	clock.setOffset(10_000);
	await runUntil(smtp.url, async () => (await queue()).every(({ attempts }) => attempts === 1) && smtp.received.length >= 1);
	expect(smtp.received.flatMap(({ to }) => to)).toEqual(["raka@example.test"]);
	expect(smtp.received[0]?.headers.bcc).toBeUndefined();
	expect(smtp.received[0]?.headers.subject).toBe("New message: Menu Bcc: victim@example.test");
	await smtp.stop();
});

testWithClock("the queue names a full mailbox and retries it; after the seventh failure only the admin can retry", async () => {
	const full = Object.assign(new Error("Mailbox full"), { responseCode: 552 });
	let isFull = true;
	const smtp = await startSmtpServer({
		onRecipient() {
			if (isFull) throw full;
		},
	});
	await sendNoReceipts();
	await sendMessage();
	let offset = 10_000;
	for (let attempt = 1; attempt <= 7; attempt++) {
		clock.setOffset(offset);
		await runUntil(smtp.url, async () => (await queue())[0]?.attempts === attempt && (await queue())[0]?.error !== null);
		expect((await queue())[0]?.error).toContain("552");
		offset += 19 * 60 * minuteMs;
	}
	expect((await queue())[0]).toMatchObject({ attempts: 7, next_attempt_at: null, sent_at: null });
	isFull = false;
	expect((await admin.patch("/rest/v1/mails?sent_at=is.null", { next_attempt_at: "now" })).status).toBe(200);
	await runUntil(smtp.url, () => smtp.received.length === 1);
	expect((await queue())[0]).toMatchObject({ next_attempt_at: null, error: null, sent_at: expect.any(String) });
	await smtp.stop();
});

test("a recovery mail is sent and leaves the outbox; while the mail server is unavailable it remains", async () => {
	const outbox = join(backend.dataDir, "outbox");
	expect((await visitor.post("/auth/v1/recover", { email: backend.adminEmail })).status).toBe(200);
	await waitFor(() => readdirSync(outbox).length === 1);
	const stopped = await startSmtpServer();
	await stopped.stop();
	let passes = 0;
	await runUntil(stopped.url, () => ++passes > 20);
	expect(readdirSync(outbox)).toHaveLength(1);
	const smtp = await startSmtpServer();
	await runUntil(smtp.url, () => smtp.received.length === 1);
	expect(smtp.received[0]?.to).toEqual([backend.adminEmail]);
	expect(smtp.received[0]?.text).toContain("/auth/v1/verify");
	await waitFor(() => readdirSync(outbox).length === 0);
	await smtp.stop();
});

test("a mail in the outbox is retried after a minute, even if the system clock changes", async () => {
	let refusals = 1;
	const smtp = await startSmtpServer({
		onRecipient() {
			if (refusals-- > 0) throw Object.assign(new Error("Try again later"), { responseCode: 451 });
		},
	});
	await createOutbox(join(backend.dataDir, "outbox")).send({ to: backend.adminEmail, subject: "Reset", text: "A link" });
	jest.useFakeTimers({ doNotFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "setImmediate", "nextTick"] });
	await runUntil(smtp.url, () => {
		// Each look takes a minute, while the system clock goes back by a minute.
		jest.setSystemTime(Date.now() - 2 * minuteMs);
		jest.advanceTimersByTime(minuteMs);
		return smtp.received.length === 1;
	});
	await smtp.stop();
});

testWithClock("when one of two admins' mailboxes refuses, only that one gets the notice again", async () => {
	let isFull = true;
	const smtp = await startSmtpServer({
		onRecipient(address) {
			if (isFull && address.startsWith("full")) throw Object.assign(new Error("Mailbox full"), { responseCode: 552 });
		},
	});
	await sendNoReceipts();
	await sendMessage();
	clock.setOffset(10_000);
	const notify = ["raka@example.test", "full@example.test"];
	await runUntil(smtp.url, async () => (await queue())[0]?.error !== null, notify);
	expect((await queue())[0]).toMatchObject({ sent_at: null, error: expect.stringContaining("552") });
	isFull = false;
	clock.setOffset(20 * minuteMs);
	await runUntil(smtp.url, async () => (await queue())[0]?.sent_at !== null, notify);
	expect(smtp.received.map(({ to }) => to)).toEqual([["raka@example.test"], ["full@example.test"]]);
	await smtp.stop();
});

testWithClock("a refusal that cannot be stored at once is stored later, so that nobody gets the notice twice", async () => {
	const smtp = await startSmtpServer({
		onRecipient(address) {
			if (address.startsWith("full")) throw Object.assign(new Error("Mailbox full"), { responseCode: 552 });
		},
	});
	await sendNoReceipts();
	await sendMessage();
	clock.setOffset(10_000);
	const mails = createMailQueue(backend.url, backend.secretKey);
	let failures = 1;
	const markFailed: typeof mails.markFailed = async (...refusal) => {
		if (failures-- > 0) throw new Error("The backend starts again.");
		return mails.markFailed(...refusal);
	};
	const notify = ["raka@example.test", "full@example.test"].map((address) => ({ name: "", address }));
	const sender = createSender({
		queue: { ...mails, markFailed },
		settings: { smtpUrl: smtp.url, from: { name: "", address: "site@example.test" }, notify },
		siteUrl: "https://raka.example",
		onAttempt: () => {},
	});
	expect(await sender.sendDue()).toBe(true);
	sender.close();
	const { body } = await admin.get("/rest/v1/mails?select=recipient,error");
	expect(body).toEqual([{ recipient: "full@example.test", error: expect.stringContaining("552") }]);
	await smtp.stop();
});

testWithClock("one text that the server refuses does not hold up the others of its digest", async () => {
	const smtp = await startSmtpServer({
		onMail(_, text) {
			if (text.includes("Text 7.")) throw Object.assign(new Error("Spam"), { responseCode: 554 });
		},
	});
	await sendNoReceipts();
	for (let number = 1; number <= 10; number++) await sendMessage({ message: `Text ${number}.` });
	clock.setOffset(10_000);
	await runUntil(smtp.url, async () => (await queue()).every(({ error }) => error !== null));
	clock.setOffset(20 * minuteMs);
	await runUntil(smtp.url, async () => (await queue()).filter(({ sent_at }) => sent_at).length === 9);
	expect(smtp.received).toHaveLength(9);
	await smtp.stop();
});

testWithClock("a mail that mailers claimed seven times and never began is still sent, at its first attempt", async () => {
	await sendNoReceipts();
	await sendMessage();
	let offset = 10_000;
	for (let claim = 1; claim <= 7; claim++) {
		clock.setOffset(offset);
		expect((await service.post("/rest/v1/rpc/claim_mails", {})).body).toMatchObject([{ attempts: 0 }]);
		expect((await service.post("/rest/v1/rpc/claim_mails", {})).body).toEqual([]);
		offset += 6 * minuteMs;
	}
	clock.setOffset(offset);
	const smtp = await startSmtpServer();
	await runUntil(smtp.url, async () => (await queue())[0]?.sent_at !== null);
	expect(await queue()).toMatchObject([{ attempts: 1, next_attempt_at: null, error: null }]);
	expect(smtp.received).toHaveLength(1);
	await smtp.stop();
});

testWithClock("a mail that another mailer has begun meanwhile is not sent a second time", async () => {
	const smtp = await startSmtpServer();
	await sendNoReceipts();
	await sendMessage();
	clock.setOffset(10_000);
	const mails = createMailQueue(backend.url, backend.secretKey);
	const sender = createSender({
		queue: {
			...mails,
			async claim() {
				const claimed = await mails.claim();
				await mails.begin([claimed[0]?.id ?? 0], 0);
				return claimed;
			},
		},
		settings: {
			smtpUrl: smtp.url,
			from: { name: "", address: "site@example.test" },
			notify: [{ name: "", address: "raka@example.test" }],
		},
		siteUrl: "https://raka.example",
		onAttempt: () => {},
	});
	expect(await sender.sendDue()).toBe(true);
	sender.close();
	expect([smtp.received, await queue()]).toMatchObject([[], [{ attempts: 1, sent_at: null }]]);
	await smtp.stop();
});

test("a receipt goes only to a plain address, once a day for all its spellings", async () => {
	const written = ["<sari@example.test", "sari@example.test>", "sari,x@example.test", "Sari@Example.test", "sari@example.test"];
	for (const email of written) await sendMessage({ email });
	expect(await recipients()).toEqual(["sari@example.test"]);
});

const recipients = async () =>
	(await admin.get("/rest/v1/mails?select=recipient&kind=eq.receipt&order=id")).body.map(
		({ recipient }: { recipient: string }) => recipient,
	);

test("a suffix after a plus is the same mailbox, in either form", async () => {
	for (const email of ["sari+1@example.test", "Sari+2+x@example.test", "sari@example.test"]) await sendMessage({ email });
	expect((await visitor.post("/rest/v1/hire_projects", { ...request, client_email: "sari+3@example.test" })).status).toBe(201);
	await sendMessage({ email: "sar@example.test" });
	expect(await recipients()).toEqual(["sari+1@example.test", "sar@example.test"]);
	expect(await queue()).toHaveLength(5 + 2);
});

test("a Gmail address with other dots or Gmail's other domain is the same mailbox; mail goes to the written address", async () => {
	const first = ["r.a.k.a+kopi@Gmail.com", "sari@gmail.com.example", "sari@mail.com"];
	const again = ["raka+1@gmail.com", "RA.KA@googlemail.com", "r.aka+a.b@googlemail.com"];
	const others = [
		"r.aka@google.mail.com",
		"raka@gmail.com.example",
		"s.ari@gmail.com.example",
		"s.ari@mail.com",
		"raka@oogle.com",
	];
	for (const email of [...first, ...again, ...others]) await sendMessage({ email });
	expect(await recipients()).toEqual([...first, ...others].map((email) => email.toLowerCase()));
});

testWithClock("of one network's messages three an hour get a receipt, and other networks get theirs", async () => {
	for (let number = 1; number <= 5; number++) await sendMessage({ email: `flood-${number}@example.test` }, "198.51.100.1");
	await sendMessage({ email: "sari@example.test" });
	expect(await recipients()).toEqual([
		"flood-1@example.test",
		"flood-2@example.test",
		"flood-3@example.test",
		"sari@example.test",
	]);
	clock.setOffset(61 * minuteMs);
	await sendMessage({ email: "flood-5@example.test" }, "198.51.100.1");
	expect(await recipients()).toHaveLength(5);
	expect(await queue()).toHaveLength(7 + 5);
});

testWithClock("receipts from before a clock stepped back hold up no others", async () => {
	clock.setOffset(24 * 60 * minuteMs);
	for (let number = 1; number <= 20; number++) await sendMessage({ email: `visitor-${number}@example.test` });
	clock.setOffset(0);
	await sendMessage({ email: "visitor-21@example.test" });
	expect(await recipients()).toHaveLength(21);
});

testWithClock(
	"after twenty receipts in an hour messages are stored and noticed, and receipts wait for the next hour",
	async () => {
		for (let number = 1; number <= 22; number++) await sendMessage({ email: `visitor-${number}@example.test` });
		expect(await recipients()).toHaveLength(20);
		expect(await queue()).toHaveLength(22 + 20);
		clock.setOffset(61 * minuteMs);
		await sendMessage({ email: "visitor-22@example.test" });
		expect(await recipients()).toHaveLength(21);
	},
);

testWithClock("a mail that was sent is marked once the backend answers again", async () => {
	const smtp = await startSmtpServer();
	await sendNoReceipts();
	await sendMessage();
	clock.setOffset(10_000);
	const mails = createMailQueue(backend.url, backend.secretKey);
	let refusals = 2;
	const markSent: typeof mails.markSent = (ids) =>
		refusals-- > 0 ? Promise.reject(new Error("The backend starts again.")) : mails.markSent(ids);
	const sender = createSender({
		queue: { ...mails, markSent },
		settings: {
			smtpUrl: smtp.url,
			from: { name: "", address: "site@example.test" },
			notify: [{ name: "", address: "raka@example.test" }],
		},
		siteUrl: "https://raka.example",
		onAttempt: () => {},
	});
	await sender.sendDue();
	sender.close();
	expect((await queue())[0]).toMatchObject({ sent_at: expect.any(String) });
	expect(smtp.received).toHaveLength(1);
	await smtp.stop();
});
