import type { ProjectSummary } from "./Project.ts";
import type { ProjectReader, ProjectRepository } from "./projectRepository.ts";

/** Stores these projects alone, each updated later than the one before, and gives both views of them. */
type Prepare = (rows: ContractProject[]) => Promise<{ visitor: ProjectReader; owner: ProjectRepository }>;

export type ContractProject = Pick<ProjectSummary, "title" | "status"> &
	Partial<Pick<ProjectSummary, "description" | "previewUrl" | "tags" | "year">>;

/** What every implementation of the projects must do. */
export function describeProjectRepository(implementation: string, prepare: Prepare): void {
	const titles = (projects: ProjectSummary[]) => projects.map(({ title }) => title);

	describe(`projects in ${implementation}`, () => {
		test("visitors get the published ones, the latest update first, no more than asked for", async () => {
			const { visitor } = await prepare([
				{ title: "Kebun", status: "published" },
				{ title: "Loket", status: "draft" },
				{ title: "Angkot", status: "published" },
				{ title: "Hujan", status: "published" },
			]);
			expect(titles(await visitor.listPublished({ limit: 10 }))).toEqual(["Hujan", "Angkot", "Kebun"]);
			expect(titles(await visitor.listPublished({ limit: 2 }))).toEqual(["Hujan", "Angkot"]);
		});

		test("the owner's recent ones include drafts", async () => {
			const { owner } = await prepare([
				{ title: "Kebun", status: "published" },
				{ title: "Loket", status: "draft" },
			]);
			const recent = await owner.listRecent({ limit: 3 });
			expect(recent.map(({ title, status }) => [title, status])).toEqual([
				["Loket", "draft"],
				["Kebun", "published"],
			]);
		});

		test("a summary carries what was stored, in the product's words", async () => {
			const stored = {
				description: "Benih dan panen",
				previewUrl: "/sample/kebun.webp",
				tags: ["React", "Postgres"],
				year: "2025",
			};
			const { visitor } = await prepare([{ title: "Kebun", status: "published", ...stored }]);
			const [project] = await visitor.listPublished({ limit: 1 });
			expect(project).toEqual({
				...stored,
				title: "Kebun",
				status: "published",
				id: expect.stringMatching(/^[a-z0-9-]+$/),
				updatedAt: expect.any(Date),
			});
			expect(project?.updatedAt.getTime()).not.toBeNaN();
		});

		test("the counts are of all rows", async () => {
			const { owner } = await prepare([
				{ title: "Kebun", status: "published" },
				{ title: "Angkot", status: "published" },
				{ title: "Loket", status: "draft" },
			]);
			expect(await owner.count()).toEqual({ total: 3, published: 2, draft: 1 });
		});

		test("nothing stored is an empty list and zeros", async () => {
			const { visitor, owner } = await prepare([]);
			expect(await visitor.listPublished({ limit: 5 })).toEqual([]);
			expect(await owner.listRecent({ limit: 3 })).toEqual([]);
			expect(await owner.count()).toEqual({ total: 0, published: 0, draft: 0 });
		});
	});
}
