import { contactDraft as draft } from "../../testing/builders.ts";
import { describeInboxRepository, type PrepareEmpty } from "../inboxRepository.contract.ts";
import { type ContactDraft, type ContactMessage, contactStatuses } from "./ContactMessage.ts";

/** The contract of every implementation of the contact messages. */
export function describeContacts(implementation: string, prepareEmpty: PrepareEmpty<ContactMessage, ContactDraft>): void {
	describeInboxRepository<ContactMessage, ContactDraft>(
		implementation,
		{
			name: "contact messages",
			draft,
			nameField: "name",
			searchFields: ["name", "email", "subject"],
			textField: "message",
			statuses: contactStatuses,
			answeredStatus: "replied",
			unset: { followUpOn: null },
			invalid: [["email", { email: "sari@example" }]],
		},
		prepareEmpty,
	);

	test(`reading a contact message in ${implementation} makes no replied one unreplied`, async () => {
		const { visitor, admin } = await prepareEmpty();
		await visitor.send(draft);
		const [stored] = (await admin.listAll()) as [ContactMessage];
		const { id } = stored;
		for (const [status, now, result] of [
			["read", "read", { done: [id], kept: [] }],
			["read", "read", { done: [], kept: [id] }],
			["replied", "replied", { done: [id], kept: [] }],
			["read", "replied", { done: [], kept: [id] }],
		] as const) {
			expect(await admin.setStatus([id], status)).toMatchObject(result);
			expect(await admin.get(id)).toEqual({ ...stored, status: now });
		}
	});
}
