import type { ProjectDraft, ProjectSummary } from "./Project.ts";
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
				revision: expect.any(String),
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

		test("visitors walk through the published ones page by page, and every address is told", async () => {
			const { visitor } = await prepare([
				{ title: "Kebun", status: "published" },
				{ title: "Loket", status: "draft" },
				{ title: "Angkot", status: "published" },
				{ title: "Hujan", status: "published" },
			]);
			const at = async (behind?: string) => {
				const page = await visitor.pagePublished({ behind, pageSize: 1 });
				return page && [titles(page.rows), page.older, page.newer];
			};
			const [hujan, angkot, kebun] = (await visitor.listPublished({ limit: 10 })).map(({ id }) => id) as [string, string, string];
			expect(await at()).toEqual([["Hujan"], hujan, null]);
			expect(await at(hujan)).toEqual([["Angkot"], angkot, ""]);
			expect(await at(angkot)).toEqual([["Kebun"], null, hujan]);
			expect(await at("gone")).toBeNull();
			expect((await visitor.listAddresses()).map(({ id }) => id)).toEqual([angkot, hujan, kebun].sort());
		});

		test("a visitor gets a published project whole, and nothing for a draft or an id that cannot be", async () => {
			const { visitor, owner } = await prepare([]);
			const whole = { ...draft, projectUrl: "https://kebun.example/", content: "# Kebun\n\nBenih." };
			const published = await owner.create({ ...whole, status: "published" });
			const hidden = await owner.create(draft);
			expect(await visitor.getPublished(published.id)).toEqual(published);
			expect(published).toMatchObject({ ...whole, status: "published" });
			expect(await visitor.getPublished(hidden.id)).toBeNull();
			expect(await visitor.getPublished("no-such-project")).toBeNull();
			expect(await visitor.getPublished("../\0'\"")).toBeNull();
		});

		test("the search index holds every published project by its words", async () => {
			const { visitor } = await prepare([
				{ title: "Loket", status: "draft" },
				{ title: "Hujan", status: "published", description: "Rain", tags: ["Go"] },
				{ title: "Angkot", status: "published", description: "Minibus", tags: [] },
			]);
			expect(await visitor.listSearchEntries()).toEqual([
				{ id: "angkot", title: "Angkot", description: "Minibus", tags: [] },
				{ id: "hujan", title: "Hujan", description: "Rain", tags: ["Go"] },
			]);
		});

		test("a new project gets its id from the title, and a taken one a number", async () => {
			const { owner } = await prepare([]);
			expect(await owner.create({ ...draft, title: " Kebun Raya! " })).toMatchObject({ id: "kebun-raya", title: "Kebun Raya!" });
			expect(await owner.create({ ...draft, title: "Kebun raya" })).toMatchObject({ id: "kebun-raya-2" });
		});

		test("empty optional fields are stored as nothing", async () => {
			const { owner } = await prepare([]);
			const { id } = await owner.create({ ...draft, projectUrl: " ", content: "" });
			expect(await owner.get(id)).toMatchObject({ projectUrl: null, content: null });
		});

		test.each<[string, Partial<ProjectDraft>]>([
			["title", { title: "  " }],
			["title", { title: "x".repeat(201) }],
			["previewUrl", { previewUrl: "javascript:alert(1)" }],
			["projectUrl", { projectUrl: "kebun.example" }],
			["tags", { tags: Array.from({ length: 51 }, () => "tag") }],
		])("a project whose %s cannot be stored is invalid, and nothing is stored", async (reason, fields) => {
			const { owner } = await prepare([]);
			await expect(owner.create({ ...draft, ...fields })).rejects.toMatchObject({ name: "DataError", kind: "invalid", reason });
			expect(await owner.count()).toMatchObject({ total: 0 });
		});

		test("a save changes what it names and keeps the id", async () => {
			const { owner } = await prepare([]);
			const created = await owner.create({ ...draft, content: "Benih" });
			const saved = await owner.save(created.id, { title: "Ladang", status: "published" }, created.revision);
			expect(saved).toMatchObject({ id: created.id, title: "Ladang", status: "published", content: "Benih" });
			expect(saved.createdAt).toEqual(created.createdAt);
			expect(await owner.get(created.id)).toEqual(saved);
		});

		test("of two saves of one loaded project the second is a conflict, and the first stands", async () => {
			const { owner } = await prepare([]);
			const loaded = await owner.create(draft);
			await owner.save(loaded.id, { title: "First" }, loaded.revision);
			await expect(owner.save(loaded.id, { title: "Second" }, loaded.revision)).rejects.toMatchObject({ kind: "conflict" });
			const fresh = await owner.get(loaded.id);
			expect(fresh?.title).toBe("First");
			expect(await owner.save(loaded.id, { title: "Second" }, fresh?.revision ?? "")).toMatchObject({ title: "Second" });
		});

		test("a write that finds no row says so", async () => {
			const { owner } = await prepare([]);
			const gone = await owner.create(draft);
			await owner.delete(gone.id);
			expect(await owner.get(gone.id)).toBeNull();
			const missing = { name: "DataError", kind: "not-found" };
			await expect(owner.delete(gone.id)).rejects.toMatchObject(missing);
			await expect(owner.save(gone.id, { title: "Back" }, gone.revision)).rejects.toMatchObject(missing);
			await expect(owner.duplicateAsDraft(gone.id)).rejects.toMatchObject(missing);
		});

		test("a duplicate is a draft with the same fields", async () => {
			const { owner } = await prepare([]);
			const original = await owner.create({ ...draft, content: "Benih", status: "published" });
			const copy = await owner.duplicateAsDraft(original.id);
			expect(copy).toMatchObject({ ...draft, title: "Copy of Kebun", content: "Benih", status: "draft" });
			expect(copy.id).not.toBe(original.id);
		});

		test("many are published, unpublished and deleted at once, and missing ones are named", async () => {
			const { owner } = await prepare([]);
			const [one, two, other] = [await owner.create(draft), await owner.create(draft), await owner.create(draft)];
			const ids = [one.id, two.id, "no-such-project"];
			expect(await owner.publish(ids)).toEqual({ done: [one.id, two.id], missing: ["no-such-project"] });
			const before = await owner.get(one.id);
			expect(await owner.publish([one.id])).toEqual({ done: [one.id], missing: [] });
			expect(await owner.get(one.id)).toEqual(before);
			expect(await owner.count()).toEqual({ total: 3, published: 2, draft: 1 });
			expect(await owner.unpublish([two.id])).toEqual({ done: [two.id], missing: [] });
			expect(await owner.deleteMany(ids)).toEqual({ done: [one.id, two.id], missing: ["no-such-project"] });
			expect((await owner.listAll()).map(({ id }) => id)).toEqual([other.id]);
			expect(await owner.publish([])).toEqual({ done: [], missing: [] });
		});

		describe("the owner's list", () => {
			const rows: ContractProject[] = [
				{ title: "Kebun", status: "published", year: "2026" },
				{ title: "Loket", status: "draft", description: "Tickets for the KEBUN raya", year: "2024" },
				{ title: "Angkot", status: "published", year: "2025" },
			];

			test("searches title and description whatever the case, filters, and counts what it found", async () => {
				const { owner } = await prepare(rows);
				const page = { page: 1, pageSize: 10 };
				const found = await owner.listPage({ ...page, search: " kebun " });
				expect([titles(found.rows), found.total]).toEqual([["Loket", "Kebun"], 2]);
				expect(titles((await owner.listPage({ ...page, search: "kebun", status: "draft" })).rows)).toEqual(["Loket"]);
				expect(titles((await owner.listPage({ ...page, status: "published" })).rows)).toEqual(["Angkot", "Kebun"]);
				expect(await owner.listPage({ ...page, search: "sawah" })).toEqual({ rows: [], total: 0 });
			});

			test("sorts and cuts pages", async () => {
				const { owner } = await prepare(rows);
				const sort = { by: "title", direction: "ascending" } as const;
				const second = await owner.listPage({ page: 2, pageSize: 2, sort });
				expect([titles(second.rows), second.total]).toEqual([["Loket"], 3]);
				expect(
					titles((await owner.listPage({ page: 1, pageSize: 2, sort: { by: "year", direction: "descending" } })).rows),
				).toEqual(["Kebun", "Angkot"]);
				expect(await owner.listPage({ page: 5, pageSize: 2, search: "k" })).toEqual({ rows: [], total: 3 });
			});

			test("takes every character of a search as itself", async () => {
				const titlesWithCharacters = [
					"100% wool",
					"under_score",
					"a*b",
					"back\\slash",
					'say "yes"',
					"one, two",
					"(three)",
					"x.y",
					"[a] {b} ^ $ | + ?",
				];
				const { owner } = await prepare(titlesWithCharacters.map((title) => ({ title, status: "draft" })));
				const found = async (search: string) => titles((await owner.listPage({ page: 1, pageSize: 20, search })).rows);
				for (const [index, search] of ["%", "_", "*", "\\", '"', ",", "(", ".", "[a] {b} ^ $ | + ?"].entries()) {
					expect(await found(search)).toEqual([titlesWithCharacters[index]]);
				}
			});
		});
	});
}

const draft: ProjectDraft = {
	title: "Kebun",
	description: "Benih dan panen",
	previewUrl: "/sample/kebun.webp",
	projectUrl: null,
	tags: ["React", "Postgres"],
	year: "2026",
	content: null,
	status: "draft",
};
