import type { AdminRepositories, PublicRepositories } from "../contract/repositories.ts";
import { contactDraft as message, hireRequestDraft as request } from "../testing/builders.ts";

interface Views {
	visitor: Pick<PublicRepositories, "contacts" | "hireRequests">;
	admin: Pick<AdminRepositories, "contacts" | "hireRequests" | "enquiryFigures">;
}

/** The contract of the figures, on empty tables. */
export function describeEnquiryFigures(implementation: string, prepare: () => Promise<Views>): void {
	describe(`figures of enquiries in ${implementation}`, () => {
		test("are zero without enquiries, and there is no median", async () => {
			const { admin } = await prepare();
			const { weeks, ...answers } = await admin.enquiryFigures.read("Asia/Jakarta");
			expect(answers).toEqual({ answered: 0, medianSeconds: null, byDuration: [0, 0, 0, 0, 0] });
			expect(weeks).toHaveLength(26);
			expect(weeks.map(({ week }) => new Date(week).getUTCDay())).toEqual(Array(26).fill(1));
			expect(weeks.reduce((sum, { messages, requests }) => sum + messages + requests, 0)).toBe(0);
		});

		test("count answers and the enquiries of a week, and what was made from a message as that message", async () => {
			const { visitor, admin } = await prepare();
			for (const subject of ["Teh", "Kopi"]) await visitor.contacts.send({ ...message, subject });
			await visitor.hireRequests.send(request);
			const [first, second] = await admin.contacts.listAll();
			const [hireRequest] = await admin.hireRequests.listAll();
			if (!first || !second || !hireRequest) throw new Error("nothing was stored");
			await admin.contacts.setStatus([first.id, second.id], "read");
			expect(await admin.enquiryFigures.read("Asia/Jakarta")).toMatchObject({ answered: 0, medianSeconds: null });
			await admin.contacts.setStatus([first.id], "replied");
			for (const status of ["reviewing", "pending", "accepted"] as const)
				await admin.hireRequests.setStatus([hireRequest.id], status);
			const made = await admin.hireRequests.createFromMessage(second.id, request);
			await admin.hireRequests.setStatus([made.id], "accepted");
			const { weeks, ...answers } = await admin.enquiryFigures.read("Asia/Jakarta");
			expect(answers).toEqual({ answered: 2, medianSeconds: expect.any(Number), byDuration: [2, 0, 0, 0, 0] });
			expect(weeks.at(-1)).toMatchObject({ messages: 2, requests: 1 });
		});

		test("count no answer that was taken back, and the next one", async () => {
			const { visitor, admin } = await prepare();
			await visitor.contacts.send(message);
			await visitor.hireRequests.send(request);
			const [contact] = await admin.contacts.listAll();
			const [hireRequest] = await admin.hireRequests.listAll();
			if (!contact || !hireRequest) throw new Error("nothing was stored");
			const answer = async () => {
				await admin.contacts.setStatus([contact.id], "replied");
				await admin.hireRequests.setStatus([hireRequest.id], "rejected");
			};
			await answer();
			await admin.contacts.setStatus([contact.id], "unread");
			await admin.hireRequests.setStatus([hireRequest.id], "pending");
			expect(await admin.enquiryFigures.read("Asia/Jakarta")).toMatchObject({ answered: 0, medianSeconds: null });
			await answer();
			expect(await admin.enquiryFigures.read("Asia/Jakarta")).toMatchObject({ answered: 2 });
		});
	});
}
