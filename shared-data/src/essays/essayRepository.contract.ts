import type { EssaySummary } from "./Essay.ts";
import type { EssayRepository } from "./essayRepository.ts";

/** Stores these essays alone, each updated later than the one before, and gives the owner's view of them. */
type Prepare = (rows: ContractEssay[]) => Promise<EssayRepository>;

export type ContractEssay = Pick<EssaySummary, "title" | "status"> &
	Partial<Pick<EssaySummary, "date" | "readingTime" | "excerpt" | "featuredImage">>;

/** What every implementation of the essays must do. */
export function describeEssayRepository(implementation: string, prepare: Prepare): void {
	describe(`essays in ${implementation}`, () => {
		test("the recent ones are the latest updates, drafts included, whatever their date", async () => {
			const essays = await prepare([
				{ title: "Teras", status: "published", date: "2026-11-04" },
				{ title: "Warung", status: "published", date: "2026-10-26" },
				{ title: "Formulir", status: "draft", date: "2019-01-01" },
			]);
			const recent = await essays.listRecent({ limit: 2 });
			expect(recent.map(({ title, status }) => [title, status])).toEqual([
				["Formulir", "draft"],
				["Warung", "published"],
			]);
		});

		test("a summary carries what was stored, the date as a calendar day", async () => {
			const stored = { date: "2024-03-05", readingTime: 7, excerpt: "Tentang teh", featuredImage: null };
			const essays = await prepare([{ title: "Merancang API yang Tenang", status: "published", ...stored }]);
			expect(await essays.listRecent({ limit: 3 })).toEqual([
				{
					...stored,
					title: "Merancang API yang Tenang",
					status: "published",
					id: expect.stringMatching(/^[a-z0-9-]+$/),
					updatedAt: expect.any(Date),
				},
			]);
		});

		test("the counts are of all rows", async () => {
			const essays = await prepare([
				{ title: "Teras", status: "published" },
				{ title: "Warung", status: "draft" },
				{ title: "Formulir", status: "draft" },
			]);
			expect(await essays.count()).toEqual({ total: 3, published: 1, draft: 2 });
		});
	});
}
