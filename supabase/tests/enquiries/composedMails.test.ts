import { composeMails } from "../../mailer/composeMails.ts";
import type { QueuedMail } from "../../mailer/createMailQueue.ts";
import { newRows } from "../../testing/newRows.ts";

const context = {
	siteUrl: "https://raka.example",
	site: { name: "Raka", money: { currency: "IDR", language: "id", perMonth: "/ bulan" }, timeZone: "Asia/Jakarta" },
	from: { name: "Raka", address: "site@raka.example" },
	notify: ["raka@example.test"],
};
const id = "10000000-0000-4000-8000-000000000001";
const contact = {
	...newRows.contacts,
	id,
	name: "Ayu",
	email: "ayu@example.test",
	subject: " Menu\r\n baru ",
	message: "Satu\n<dua>",
};
const request = {
	...newRows.hire_projects,
	id,
	client_name: "Budi",
	client_email: "budi@example.test",
	project_type: "Website",
	project_description: "Sebuah toko",
	budget_range: "Rp 5 juta",
	timeline: null,
	additional_requirements: " ",
};

const queued = (entity: QueuedMail["entity"], kind: QueuedMail["kind"], own: object = {}) =>
	({
		id: 7,
		kind,
		entity,
		attempts: 0,
		recipient: null,
		enquiry: entity === "contacts" ? contact : request,
		...own,
	}) as QueuedMail;

const compose = (...mails: QueuedMail[]) => composeMails(mails, context)[0]?.message;
const signature = "-- \nRaka\n";

test("the notice of a message has its whole text, and its subject in one line", () => {
	expect(compose(queued("contacts", "notice"))).toEqual({
		to: ["raka@example.test"],
		replyTo: { name: "Ayu", address: "ayu@example.test" },
		subject: "New message: Menu baru",
		messageId: `<notice-${id}@raka.example>`,
		text: `New message: Menu baru

From: Ayu <ayu@example.test>

Satu
<dua>

Open it in the admin area: https://raka.example/admin/contacts?message=${id}

${signature}`,
		html: expect.stringMatching(/<h2[^>]*>New message: Menu baru<\/h2>\n<p [^>]*>From: Ayu &lt;ayu@example\.test&gt;<\/p>/),
	});
});

test.each([
	[{ timeline: "Juni", additional_requirements: "Bahasa Inggris" }, "\nTimeline: Juni\nAlso: Bahasa Inggris"],
	[{}, ""],
])("the notice of a hire request has the facts %j that the client gave", (fields, facts) => {
	const mail = compose(queued("hire_projects", "notice", { enquiry: { ...request, ...fields } }));
	expect(mail?.replyTo).toEqual({ name: "Budi", address: "budi@example.test" });
	expect(mail?.text).toBe(`New hire request: Website

From: Budi <budi@example.test>
Project: Website
Budget: Rp 5 juta${facts}

Sebuah toko

Open it in the admin area: https://raka.example/admin/hire-projects?request=${id}

${signature}`);
});

test.each([
	["contacts", "message", "ayu@example.test"],
	["hire_projects", "request", "budi@example.test"],
] as const)("the receipt of %s thanks for a %s and goes to the address alone", (entity, noun, address) => {
	expect(compose(queued(entity, "receipt"))).toMatchObject({
		to: { name: "", address },
		subject: `Your ${noun} to Raka`,
		headers: { "Auto-Submitted": "auto-replied" },
		messageId: `<receipt-${id}@raka.example>`,
		text: `Your ${noun} has arrived

Thank you: your ${noun} has arrived, and you will get an answer by e-mail. There is nothing else to do.

Raka: https://raka.example

${signature}`,
	});
});

test("a notice that one recipient has refused goes to that one alone", () => {
	const mail = compose(queued("contacts", "notice", { recipient: "full@example.test", attempts: 1 }));
	expect(mail?.to).toBe("full@example.test");
});

test("a digest has every notice, separated, and names all that it replaces", () => {
	const mails = Array.from({ length: 10 }, (_, at) => queued(at % 2 ? "contacts" : "hire_projects", "notice", { id: at }));
	const [digest, ...others] = composeMails(mails, context);
	expect([digest?.ids, others]).toEqual([[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], []]);
	expect(digest?.message).toMatchObject({ to: ["raka@example.test"], subject: "10 new enquiries" });
	expect(String(digest?.message.text).split("\n\n----\n\n")).toHaveLength(10);
	expect(digest?.message.messageId).toBe(`<digest-${id}@raka.example>`);
});
