import { hireRequestDraft as draft } from "../../testing/builders.ts";
import { describeInboxRepository, type PrepareEmpty } from "../inboxRepository.contract.ts";
import { type HireRequest, type HireRequestDraft, hireRequestStatuses } from "./HireRequest.ts";

/** The contract of every implementation of the hire requests. */
export function describeHireRequests(implementation: string, prepareEmpty: PrepareEmpty<HireRequest, HireRequestDraft>): void {
	describeInboxRepository<HireRequest, HireRequestDraft>(
		implementation,
		{
			name: "hire requests",
			draft,
			nameField: "clientName",
			searchFields: ["clientName", "clientEmail", "projectType"],
			textField: "projectDescription",
			statuses: hireRequestStatuses,
			answeredStatus: "accepted",
			unset: { followUpOn: null, value: null, contactId: null },
			invalid: [
				["clientEmail", { clientEmail: "nobody" }],
				["projectDescription", { projectDescription: "x".repeat(10_001) }],
			],
		},
		prepareEmpty,
	);

	test(`blank optional fields of a hire request in ${implementation} are stored as nothing`, async () => {
		const { visitor, admin } = await prepareEmpty();
		await visitor.send({ ...draft, timeline: "1-2 months", additionalRequirements: " " });
		const [stored] = await admin.listAll();
		expect(stored).toMatchObject({ timeline: "1-2 months", additionalRequirements: null });
	});

	test(`every status of a hire request in ${implementation} may follow every other one`, async () => {
		const { visitor, admin } = await prepareEmpty();
		await visitor.send(draft);
		const [stored] = (await admin.listAll()) as [HireRequest];
		for (const status of [...hireRequestStatuses, ...hireRequestStatuses.toReversed()]) {
			await admin.setStatus([stored.id], status);
			expect(await admin.get(stored.id)).toEqual({ ...stored, status });
		}
		await admin.setStatus([stored.id], "reviewing");
		expect(await admin.listUnanswered({ limit: 5 })).toEqual([]);
	});
}
