import type { JobDraft, JobReader, JobRepository } from "./Job.ts";

/** Stores only these jobs and returns both views of them. */
type Prepare = (rows: ContractJob[]) => Promise<{ visitor: JobReader; admin: JobRepository }>;

export type ContractJob = Pick<JobDraft, "position" | "startDate"> & Partial<JobDraft>;

/** The contract of every implementation of the jobs. */
export function describeJobRepository(implementation: string, prepare: Prepare): void {
	describe(`jobs in ${implementation}`, () => {
		test("the highest display order comes first, then the latest start", async () => {
			const { visitor, admin } = await prepare([
				{ position: "Intern", startDate: "2015-02-01" },
				{ position: "Developer", startDate: "2018-02-01" },
				{ position: "Founder", startDate: "2012-02-01", displayOrder: 5 },
			]);
			const order = ["Founder", "Developer", "Intern"];
			expect((await visitor.list()).map(({ position }) => position)).toEqual(order);
			expect((await admin.list()).map(({ position }) => position)).toEqual(order);
		});

		test("a job has its stored fields, its dates as calendar days", async () => {
			const stored = { ...draft, displayOrder: 3 };
			const { visitor } = await prepare([stored]);
			expect(await visitor.list()).toEqual([
				{
					...stored,
					id: expect.any(String),
					createdAt: expect.any(Date),
					updatedAt: expect.any(Date),
					revision: expect.any(String),
				},
			]);
		});

		test("the counts distinguish current and past jobs", async () => {
			const { admin } = await prepare([
				{ position: "Developer", startDate: "2022-02-01", isCurrent: true, endDate: null },
				{ position: "Intern", startDate: "2015-02-01" },
				{ position: "Founder", startDate: "2012-02-01" },
			]);
			expect(await admin.count()).toEqual({ total: 3, current: 1, past: 2 });
		});

		test("a new job stores empty optional fields as null, and a current one without an end", async () => {
			const { admin } = await prepare([]);
			const created = await admin.create({ ...draft, companyLogo: "", description: " ", isCurrent: true, endDate: "2024-01-01" });
			expect(created).toMatchObject({ companyLogo: null, description: null, isCurrent: true, endDate: null });
			expect(await admin.get(created.id)).toEqual(created);
		});

		test.each<[string, Partial<JobDraft>]>([
			["endDate", { endDate: "2017-12-31" }],
			["displayOrder", { displayOrder: 1.5 }],
		])("a job whose %s cannot be stored is invalid, and nothing is stored", async (reason, fields) => {
			const { admin } = await prepare([]);
			await expect(admin.create({ ...draft, ...fields })).rejects.toMatchObject({ name: "DataError", kind: "invalid", reason });
			expect(await admin.count()).toMatchObject({ total: 0 });
		});

		test("a job that becomes current replaces the previous current job", async () => {
			const { admin } = await prepare([]);
			const first = await admin.create({ ...draft, isCurrent: true });
			const second = await admin.create({ ...draft, startDate: "2021-05-01", endDate: "2022-12-31" });
			const saved = await admin.save(second.id, { isCurrent: true }, second.revision);
			expect(saved).toMatchObject({ isCurrent: true, endDate: null });
			expect(await admin.get(first.id)).toMatchObject({ isCurrent: false, endDate: "2021-05-01" });
			expect(await admin.count()).toEqual({ total: 2, current: 1, past: 1 });
		});

		test("a job that is made current ends the one before at its own start, or today, and Undo writes both back", async () => {
			const { admin } = await prepare([]);
			const first = await admin.create({ ...draft, startDate: "2019-03-01", isCurrent: true });
			const second = await admin.create({ ...draft, startDate: "2023-10-01", endDate: "2024-12-31" });
			const { before, ended } = await admin.makeCurrent(second.id);
			expect(ended).toMatchObject({ id: first.id, isCurrent: false, endDate: "2023-10-01" });
			expect(await admin.get(second.id)).toMatchObject({ isCurrent: true, endDate: null });
			await admin.restoreCurrent(before);
			expect(await admin.get(first.id)).toMatchObject({ isCurrent: true, endDate: null });
			expect(await admin.get(second.id)).toMatchObject({ isCurrent: false, endDate: "2024-12-31" });
			const older = await admin.create({ ...draft, startDate: "2001-01-01" });
			// The site's zone, Asia/Jakarta.
			const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
			expect((await admin.makeCurrent(older.id)).ended).toMatchObject({ id: first.id, endDate: today });
			const coming = await admin.create({ ...draft, startDate: "2999-01-01", endDate: null });
			expect((await admin.makeCurrent(coming.id)).ended).toMatchObject({ id: older.id, endDate: today });
			expect((await admin.makeCurrent(first.id)).ended).toMatchObject({ id: coming.id, endDate: "2999-01-01" });
		});

		test("of two saves of one loaded job the second is a conflict, and the first is stored", async () => {
			const { admin } = await prepare([]);
			const loaded = await admin.create(draft);
			const saved = await admin.save(loaded.id, { company: "First" }, loaded.revision);
			await expect(admin.save(loaded.id, { company: "Second" }, loaded.revision)).rejects.toMatchObject({ kind: "conflict" });
			expect(await admin.get(loaded.id)).toEqual(saved);
		});

		test("a write to a missing row rejects with not-found", async () => {
			const { admin } = await prepare([]);
			const gone = await admin.create(draft);
			expect(await admin.delete([gone.id])).toEqual({ done: [gone.id], kept: [], missing: [] });
			const missing = { name: "DataError", kind: "not-found" };
			expect(await admin.get(gone.id)).toBeNull();
			expect(await admin.get("new")).toBeNull();
			await expect(admin.makeCurrent(gone.id)).rejects.toMatchObject(missing);
			await expect(admin.save(gone.id, { company: "Back" }, gone.revision)).rejects.toMatchObject(missing);
			await expect(admin.reorder([gone.id])).rejects.toMatchObject(missing);
			expect(await admin.delete([gone.id])).toEqual({ done: [], kept: [], missing: [gone.id] });
		});

		test("another order is no new version of a job, and its numbers are written back as they were", async () => {
			const { admin } = await prepare([]);
			const [a, b, c] = [
				await admin.create({ ...draft, position: "A", displayOrder: 3 }),
				await admin.create({ ...draft, position: "B", displayOrder: 2, isCurrent: true, endDate: null }),
				await admin.create({ ...draft, position: "C", displayOrder: 9 }),
			];
			const stored = await admin.list();
			const before = await admin.reorder([b.id, a.id, c.id]);
			expect((await admin.list()).map(({ position, displayOrder }) => [position, displayOrder])).toEqual([
				["B", 3],
				["A", 2],
				["C", 1],
			]);
			expect(await admin.save(c.id, { company: "Saved since" }, c.revision)).toMatchObject({ displayOrder: 1 });
			await admin.restoreOrder(before);
			const [restored, ...others] = await admin.list();
			expect(restored).toMatchObject({ id: c.id, company: "Saved since", displayOrder: 9 });
			expect(others).toEqual(stored.slice(1));
		});

		test("an order with a job that is gone changes none", async () => {
			const { admin } = await prepare([]);
			const [a, b] = [await admin.create({ ...draft, displayOrder: 2 }), await admin.create({ ...draft, displayOrder: 1 })];
			await admin.delete([a.id]);
			await expect(admin.reorder([b.id, a.id])).rejects.toMatchObject({ kind: "not-found" });
			await expect(admin.reorder([b.id, b.id])).rejects.toMatchObject({ kind: "not-found" });
			expect(await admin.list()).toEqual([b]);
		});

		test("the admin's list searches position, company and location, sorts and pages", async () => {
			const { admin } = await prepare([]);
			await admin.create({ ...draft, position: "Designer", company: "Sawah", location: "Bandung" });
			await admin.create({ ...draft, position: "Developer", company: "Tirta", location: "Jakarta", displayOrder: 2 });
			const found = async (search: string) =>
				(await admin.listPage({ page: 1, pageSize: 5, search })).rows.map(({ position }) => position);
			expect(await found("DES")).toEqual(["Designer"]);
			expect(await found("tirta")).toEqual(["Developer"]);
			expect(await found("a")).toEqual(["Developer", "Designer"]);
			const byCompany = await admin.listPage({ page: 1, pageSize: 1, sort: { by: "company", direction: "ascending" } });
			expect(byCompany).toMatchObject({ rows: [{ company: "Sawah" }], total: 2 });
			expect((await admin.listAll()).map(({ position }) => position)).toEqual(["Designer", "Developer"]);
		});
	});
}

const draft: JobDraft = {
	position: "Developer",
	company: "Tirta Digital",
	companyLogo: "/sample/tirta.webp",
	location: "Bandung",
	startDate: "2018-02-01",
	endDate: "2020-12-31",
	description: "Water meters",
	isCurrent: false,
	displayOrder: 0,
};
