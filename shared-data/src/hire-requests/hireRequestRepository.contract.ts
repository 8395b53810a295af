import { type HireRequest, type HireRequestDraft, hireRequestStatuses } from "./HireRequest.ts";
import type { HireRequestRepository, HireRequestSender } from "./hireRequestRepository.ts";

/** Both views of an empty table. */
type PrepareEmpty = () => Promise<{ visitor: HireRequestSender; owner: HireRequestRepository }>;

/** What every implementation of the hire requests must do. */
export function describeHireRequestRepository(implementation: string, prepareEmpty: PrepareEmpty): void {
	/** Sends requests of these clients in this order and gives their ids, the first one first. */
	async function prepare(...clients: string[]) {
		const { visitor, owner } = await prepareEmpty();
		for (const clientName of clients) await visitor.send({ ...draft, clientName });
		return { owner, ids: (await owner.listAll()).map(({ id }) => id) };
	}
	const clients = (requests: HireRequest[]) => requests.map(({ clientName }) => clientName);
	const page = { page: 1, pageSize: 10 };

	describe(`hire requests in ${implementation}`, () => {
		test("what a visitor sends arrives pending, with nothing for empty optional fields", async () => {
			const { visitor, owner } = await prepareEmpty();
			expect(await visitor.send({ ...draft, timeline: "1-2 months", additionalRequirements: " " })).toBeUndefined();
			expect((await owner.listPage(page)).rows).toEqual([
				{
					...draft,
					timeline: "1-2 months",
					additionalRequirements: null,
					id: expect.any(String),
					status: "pending",
					createdAt: expect.any(Date),
				},
			]);
		});

		test("a filled trap looks like success and stores nothing", async () => {
			const { visitor, owner } = await prepareEmpty();
			await expect(visitor.send(draft, { trap: "bot" })).resolves.toBeUndefined();
			expect(await owner.count()).toMatchObject({ total: 0 });
		});

		test.each<[string, Partial<HireRequestDraft>]>([
			["clientEmail", { clientEmail: "nobody" }],
			["budgetRange", { budgetRange: " " }],
			["projectDescription", { projectDescription: "x".repeat(10_001) }],
		])("a request whose %s cannot be stored is invalid, and nothing is stored", async (reason, fields) => {
			const { visitor, owner } = await prepareEmpty();
			await expect(visitor.send({ ...draft, ...fields })).rejects.toMatchObject({ name: "DataError", kind: "invalid", reason });
			expect(await owner.count()).toMatchObject({ total: 0 });
		});

		test("every status can be set, in any order, and is counted", async () => {
			const { owner, ids } = await prepare("A", "B", "C", "D", "E", "F");
			for (const [index, status] of hireRequestStatuses.entries()) {
				expect(await owner.setStatus(ids[index] ?? "", status)).toMatchObject({ status });
			}
			expect(await owner.count()).toEqual({ total: 6, pending: 2, reviewing: 1, accepted: 1, rejected: 1, completed: 1 });
			expect(await owner.setStatus(ids[4] ?? "", "pending")).toMatchObject({ clientName: "E", status: "pending" });
			expect(clients((await owner.listPage({ ...page, status: "rejected" })).rows)).toEqual(["D"]);
		});

		test("no requests are zeros", async () => {
			const { owner } = await prepareEmpty();
			expect(await owner.count()).toEqual({ total: 0, pending: 0, reviewing: 0, accepted: 0, rejected: 0, completed: 0 });
		});

		test("the newest comes first, and the longest waiting is the first pending one", async () => {
			const { owner, ids } = await prepare("A", "B", "C");
			expect(clients((await owner.listPage(page)).rows)).toEqual(["C", "B", "A"]);
			await owner.setStatus(ids[0] ?? "", "reviewing");
			expect(clients(await owner.listUnanswered({ limit: 5 }))).toEqual(["B", "C"]);
			const sorted = await owner.listPage({ page: 1, pageSize: 2, sort: { by: "clientName", direction: "ascending" } });
			expect([clients(sorted.rows), sorted.total]).toEqual([["A", "B"], 3]);
		});

		test("the list searches client, e-mail and project type", async () => {
			const { visitor, owner } = await prepareEmpty();
			await visitor.send({ ...draft, clientName: "Kopi" });
			await visitor.send({ ...draft, clientName: "B", clientEmail: "b@kopi.example" });
			await visitor.send({ ...draft, clientName: "C", projectType: "UI/UX Design (kopi)" });
			await visitor.send({ ...draft, clientName: "D", projectDescription: "kopi" });
			expect(clients((await owner.listPage({ ...page, search: "KOPI" })).rows)).toEqual(["C", "B", "Kopi"]);
		});

		test("many change their status and go at once, and missing ones are named", async () => {
			const { owner, ids } = await prepare("A", "B", "C");
			const [a, b, c] = ids as [string, string, string];
			await owner.delete(c);
			expect(await owner.setStatusOfMany([a, b, c], "accepted")).toEqual({ done: [a, b], missing: [c] });
			expect(await owner.count()).toMatchObject({ total: 2, accepted: 2 });
			expect(await owner.deleteMany([a, c])).toEqual({ done: [a], missing: [c] });
			expect(await owner.get(b)).toMatchObject({ clientName: "B" });
		});

		test("a write that finds no row says so", async () => {
			const { owner, ids } = await prepare("A");
			const id = ids[0] ?? "";
			await owner.delete(id);
			expect(await owner.get(id)).toBeNull();
			await expect(owner.delete(id)).rejects.toMatchObject({ name: "DataError", kind: "not-found" });
			await expect(owner.setStatus(id, "accepted")).rejects.toMatchObject({ name: "DataError", kind: "not-found" });
		});
	});
}

const draft: HireRequestDraft = {
	clientName: "Koperasi Teh",
	clientEmail: "teh@example.com",
	projectType: "Mobile App",
	projectDescription: "A scale that speaks",
	budgetRange: "25-50 million",
	timeline: null,
	additionalRequirements: null,
};
