import type { Job } from "./Job.ts";
import type { JobReader, JobRepository } from "./jobRepository.ts";

/** Stores these jobs alone and gives both views of them. */
type Prepare = (rows: ContractJob[]) => Promise<{ visitor: JobReader; owner: JobRepository }>;

export type ContractJob = Pick<Job, "position" | "startDate"> & Partial<Omit<Job, "id" | "updatedAt">>;

/** What every implementation of the jobs must do. */
export function describeJobRepository(implementation: string, prepare: Prepare): void {
	describe(`jobs in ${implementation}`, () => {
		test("the highest display order comes first, then the latest start", async () => {
			const { visitor, owner } = await prepare([
				{ position: "Intern", startDate: "2015-02-01" },
				{ position: "Developer", startDate: "2018-02-01" },
				{ position: "Founder", startDate: "2012-02-01", displayOrder: 5 },
			]);
			const order = ["Founder", "Developer", "Intern"];
			expect((await visitor.list()).map(({ position }) => position)).toEqual(order);
			expect((await owner.list()).map(({ position }) => position)).toEqual(order);
		});

		test("a job carries what was stored, its dates as calendar days", async () => {
			const stored: Omit<Job, "id" | "updatedAt"> = {
				position: "Developer",
				company: "Tirta Digital",
				companyLogo: "/sample/tirta.webp",
				location: "Bandung",
				startDate: "2018-02-01",
				endDate: "2020-12-31",
				description: "Water meters",
				isCurrent: false,
				displayOrder: 3,
			};
			const { visitor } = await prepare([stored]);
			expect(await visitor.list()).toEqual([{ ...stored, id: expect.any(String), updatedAt: expect.any(Date) }]);
		});

		test("a current job has no end", async () => {
			const { visitor } = await prepare([{ position: "Developer", startDate: "2022-02-01", isCurrent: true, endDate: null }]);
			expect(await visitor.list()).toMatchObject([{ isCurrent: true, endDate: null }]);
		});

		test("the counts tell current from past", async () => {
			const { owner } = await prepare([
				{ position: "Developer", startDate: "2022-02-01", isCurrent: true, endDate: null },
				{ position: "Intern", startDate: "2015-02-01" },
				{ position: "Founder", startDate: "2012-02-01" },
			]);
			expect(await owner.count()).toEqual({ total: 3, current: 1, past: 2 });
		});
	});
}
