import type { AdminRepositories, PublicRepositories } from "../contract/repositories.ts";
import { contactDraft, hireRequestDraft } from "../testing/builders.ts";
import type { EnquiryEntity } from "./EnquiryEvent.ts";

interface Views {
	visitor: Pick<PublicRepositories, "contacts" | "hireRequests">;
	admin: Pick<AdminRepositories, "contacts" | "hireRequests" | "enquiryNotes" | "enquiryEvents">;
}

const message = { ...contactDraft, email: "Sari@example.com" };
const request = { ...hireRequestDraft, clientEmail: "sari@Example.com" };
const missing = "11111111-1111-4111-8111-111111111111";

/** The contract of notes, events and the admin's additions; on empty tables. */
export function describeEnquiries(implementation: string, prepare: () => Promise<Views>): void {
	async function prepareBoth() {
		const { visitor, admin } = await prepare();
		await visitor.contacts.send(message);
		await visitor.hireRequests.send(request);
		const [contact] = await admin.contacts.listAll();
		const [hireRequest] = await admin.hireRequests.listAll();
		if (!contact || !hireRequest) throw new Error("nothing was stored");
		const eventsOf = async (entity: EnquiryEntity, id: string) =>
			(await admin.enquiryEvents.list(entity, id)).map(({ kind, detail }) => [kind, detail]);
		return { visitor, admin, contact, hireRequest, eventsOf };
	}

	describe(`notes in ${implementation}`, () => {
		test("are stored trimmed, changed from what was loaded, and deleted", async () => {
			const { admin, contact, hireRequest } = await prepareBoth();
			const about = { entity: "contacts", entityId: contact.id } as const;
			const first = await admin.enquiryNotes.create({ ...about, body: " Calls **back** \n" });
			expect(first).toMatchObject({ ...about, body: "Calls **back**", createdAt: expect.any(Date) });
			const second = await admin.enquiryNotes.create({ ...about, body: "Pays late" });
			expect(await admin.enquiryNotes.list("contacts", contact.id)).toEqual([first, second]);
			expect(await admin.enquiryNotes.list("hire_projects", hireRequest.id)).toEqual([]);

			const changed = await admin.enquiryNotes.save(first.id, { body: "Called" }, first.revision);
			expect(changed).toMatchObject({ body: "Called", createdAt: first.createdAt });
			const stale = admin.enquiryNotes.save(first.id, { body: "Lost" }, first.revision);
			await expect(stale).rejects.toMatchObject({ name: "DataError", kind: "conflict" });
			for (const _ of ["once", "twice"]) await admin.enquiryNotes.delete(second.id);
			expect(await admin.enquiryNotes.list("contacts", contact.id)).toEqual([changed]);
			const gone = admin.enquiryNotes.save(second.id, { body: "Lost" }, second.revision);
			await expect(gone).rejects.toMatchObject({ name: "DataError", kind: "not-found" });
		});

		test("without text, with too much or about nothing are not stored", async () => {
			const { admin, contact } = await prepareBoth();
			const about = { entity: "contacts", entityId: contact.id } as const;
			for (const body of [" \n", "x".repeat(20_001)])
				await expect(admin.enquiryNotes.create({ ...about, body })).rejects.toMatchObject({ kind: "invalid", reason: "body" });
			const lost = admin.enquiryNotes.create({ ...about, entityId: missing, body: "Lost" });
			await expect(lost).rejects.toMatchObject({ name: "DataError" });
			expect(await admin.enquiryNotes.list("contacts", contact.id)).toEqual([]);
			expect(await admin.enquiryNotes.list("contacts", "1")).toEqual([]);
		});

		test("and events go with their enquiry", async () => {
			const { admin, contact } = await prepareBoth();
			await admin.enquiryNotes.create({ entity: "contacts", entityId: contact.id, body: "Calls back" });
			await admin.contacts.delete([contact.id]);
			expect(await admin.enquiryNotes.list("contacts", contact.id)).toEqual([]);
			expect(await admin.enquiryEvents.list("contacts", contact.id)).toEqual([]);
		});
	});

	describe(`events in ${implementation}`, () => {
		test("tell what happened, in order, and nothing of what stayed as it was", async () => {
			const { admin, contact, hireRequest, eventsOf } = await prepareBoth();
			for (const status of ["read", "read", "replied", "read"] as const) await admin.contacts.setStatus([contact.id], status);
			expect(await eventsOf("contacts", contact.id)).toEqual([
				["received", {}],
				["status", { from: "unread", to: "read" }],
				["status", { from: "read", to: "replied" }],
			]);
			await admin.hireRequests.setStatus([hireRequest.id], "accepted");
			for (const followUpOn of ["2026-12-01", "2026-12-01", null])
				await admin.hireRequests.update(hireRequest.id, { followUpOn });
			await admin.hireRequests.update(hireRequest.id, { value: 5 });
			expect(await eventsOf("hire_projects", hireRequest.id)).toEqual([
				["received", {}],
				["status", { from: "pending", to: "accepted" }],
				["follow_up", { on: "2026-12-01" }],
				["follow_up", { on: null }],
			]);
			const [received] = await admin.enquiryEvents.list("contacts", contact.id);
			expect(received).toMatchObject({ id: expect.any(String), createdAt: contact.createdAt });
			expect(await eventsOf("contacts", "1")).toEqual([]);
		});
	});

	describe(`what the admin adds to an enquiry in ${implementation}`, () => {
		test("is stored and cleared, and refused where the database would", async () => {
			const { admin, contact, hireRequest } = await prepareBoth();
			expect(await admin.contacts.update(contact.id, { followUpOn: "2026-12-01" })).toEqual({
				...contact,
				followUpOn: "2026-12-01",
			});
			expect(await admin.contacts.update(contact.id, { followUpOn: null })).toEqual(contact);
			const priced = { ...hireRequest, value: 1_000_000_000_000 };
			expect(await admin.hireRequests.update(hireRequest.id, { value: priced.value })).toEqual(priced);
			for (const [reason, changes] of [
				["followUpOn", { followUpOn: "2026-02-30" }],
				["followUpOn", { followUpOn: "1999-12-31" }],
				["value", { value: -1 }],
				["value", { value: 1.5 }],
				["value", { value: 1_000_000_000_001 }],
			] as const)
				await expect(admin.hireRequests.update(hireRequest.id, changes)).rejects.toMatchObject({ kind: "invalid", reason });
			expect(await admin.hireRequests.get(hireRequest.id)).toEqual(priced);
			const lost = admin.contacts.update(missing, { followUpOn: null });
			await expect(lost).rejects.toMatchObject({ name: "DataError", kind: "not-found" });
		});

		test("is due from its day on, the longest overdue first", async () => {
			const { visitor, admin } = await prepareBoth();
			for (const name of ["Ani", "Budi"]) await visitor.contacts.send({ ...message, name });
			const [sari, ani, budi] = await admin.contacts.listAll();
			if (!sari || !ani || !budi) throw new Error("nothing was stored");
			await admin.contacts.update(sari.id, { followUpOn: "2026-12-02" });
			await admin.contacts.update(ani.id, { followUpOn: "2026-12-01" });
			await admin.contacts.update(budi.id, { followUpOn: "2026-12-03" });
			const dueOn = async (day: string) => (await admin.contacts.listDue(day)).map(({ name }) => name);
			expect([await dueOn("2026-11-30"), await dueOn("2026-12-02")]).toEqual([[], ["Ani", "Sari"]]);
		});

		test("does not hide who else wrote from the same e-mail, in any case of letters, the newest first", async () => {
			const { visitor, admin } = await prepareBoth();
			await visitor.contacts.send({ ...message, name: "Ani", email: "SARI@EXAMPLE.COM" });
			await visitor.contacts.send({ ...message, name: "Budi", email: "xsari@example.com" });
			const from = async (email: string, limit = 5) => [
				...(await admin.contacts.listByEmail(email, { limit })).map(({ name }) => name),
				...(await admin.hireRequests.listByEmail(email, { limit })).map(({ clientName }) => clientName),
			];
			expect(await from("sari@example.COM")).toEqual(["Ani", "Sari", "Koperasi Teh"]);
			expect(await from("sari@example.com", 1)).toEqual(["Ani", "Koperasi Teh"]);
			expect(await from("%@example.com")).toEqual([]);
		});
	});

	describe(`a hire request made from a message in ${implementation}`, () => {
		test("is stored with its message, and both tell it", async () => {
			const { admin, contact, eventsOf } = await prepareBoth();
			const made = await admin.hireRequests.createFromMessage(contact.id, { ...request, clientName: " Sari " });
			expect(made).toMatchObject({ clientName: "Sari", status: "pending", contactId: contact.id, timeline: null });
			expect(await admin.hireRequests.listMadeFrom(contact.id)).toEqual([made]);
			expect((await eventsOf("contacts", contact.id)).at(-1)).toEqual(["converted", { hire_project_id: made.id }]);
			expect(await eventsOf("hire_projects", made.id)).toEqual([["received", { contact_id: contact.id }]]);
			await admin.contacts.delete([contact.id]);
			expect(await admin.hireRequests.get(made.id)).toEqual({ ...made, contactId: null });
		});

		test("is made once with a key", async () => {
			const { admin, contact } = await prepareBoth();
			const key = crypto.randomUUID();
			const made = await admin.hireRequests.createFromMessage(contact.id, request, key);
			const repeated = admin.hireRequests.createFromMessage(contact.id, request, key);
			await expect(repeated).rejects.toMatchObject({ kind: "conflict", reason: made.id });
			expect(await admin.hireRequests.listMadeFrom(contact.id)).toEqual([made]);
		});

		test("that is invalid, or from a message that is gone, is not stored", async () => {
			const { admin, contact } = await prepareBoth();
			const invalid = admin.hireRequests.createFromMessage(contact.id, { ...request, clientEmail: "nobody" });
			await expect(invalid).rejects.toMatchObject({ kind: "invalid", reason: "clientEmail" });
			await expect(admin.hireRequests.createFromMessage(missing, request)).rejects.toMatchObject({ name: "DataError" });
			expect(await admin.hireRequests.count()).toMatchObject({ total: 1 });
			expect(await admin.hireRequests.listMadeFrom(missing)).toEqual([]);
		});
	});
}
