import type { EssayDraft, EssaySummary } from "./Essay.ts";
import type { EssayReader, EssayRepository } from "./essayRepository.ts";

/** Stores these essays alone, each updated later than the one before, and gives both views of them. */
type Prepare = (rows: ContractEssay[]) => Promise<{ visitor: EssayReader; owner: EssayRepository }>;

export type ContractEssay = Pick<EssaySummary, "title" | "status"> &
	Partial<Pick<EssaySummary, "date" | "readingTime" | "excerpt" | "featuredImage">>;

/** What every implementation of the essays must do. */
export function describeEssayRepository(implementation: string, prepare: Prepare): void {
	const titles = (essays: EssaySummary[]) => essays.map(({ title }) => title);

	describe(`essays in ${implementation}`, () => {
		test("the recent ones are the latest updates, drafts included, whatever their date", async () => {
			const { owner } = await prepare([
				{ title: "Teras", status: "published", date: "2026-11-04" },
				{ title: "Warung", status: "published", date: "2026-10-26" },
				{ title: "Formulir", status: "draft", date: "2019-01-01" },
			]);
			const recent = await owner.listRecent({ limit: 2 });
			expect(recent.map(({ title, status }) => [title, status])).toEqual([
				["Formulir", "draft"],
				["Warung", "published"],
			]);
		});

		test("a summary carries what was stored, the date as a calendar day", async () => {
			const stored = { date: "2024-03-05", readingTime: 7, excerpt: "Tentang teh", featuredImage: null };
			const { owner } = await prepare([{ title: "Merancang API yang Tenang", status: "published", ...stored }]);
			expect(await owner.listRecent({ limit: 3 })).toEqual([
				{
					...stored,
					title: "Merancang API yang Tenang",
					status: "published",
					id: expect.stringMatching(/^[a-z0-9-]+$/),
					updatedAt: expect.any(Date),
					revision: expect.any(String),
				},
			]);
		});

		test("the counts are of all rows", async () => {
			const { owner } = await prepare([
				{ title: "Teras", status: "published" },
				{ title: "Warung", status: "draft" },
				{ title: "Formulir", status: "draft" },
			]);
			expect(await owner.count()).toEqual({ total: 3, published: 1, draft: 2 });
		});

		const dated: ContractEssay[] = [
			{ title: "Teras", status: "published", date: "2026-01-04" },
			{ title: "Warung", status: "published", date: "2026-03-01" },
			{ title: "Formulir", status: "draft", date: "2026-02-01" },
			{ title: "Lama", status: "published", date: "2019-05-05" },
			{ title: "Sore", status: "published", date: "2026-01-04" },
		];

		test("visitors get the published ones, the newest date first, of one day the latest created", async () => {
			const { visitor } = await prepare(dated);
			expect(titles(await visitor.listPublished({ limit: 10 }))).toEqual(["Warung", "Sore", "Teras", "Lama"]);
			expect(titles(await visitor.listPublished({ limit: 1 }))).toEqual(["Warung"]);
			const ids = (await visitor.listPublished({ limit: 10 })).map(({ id }) => id);
			expect((await visitor.listAddresses()).map(({ id }) => id)).toEqual(ids.sort());
		});

		test("the list is walked page by page, there and back", async () => {
			const { visitor } = await prepare(dated);
			const at = async (behind?: string) => {
				const page = await visitor.pagePublished({ behind, pageSize: 1 });
				return page && [titles(page.rows), page.older, page.newer];
			};
			const [warung, sore, teras, lama] = (await visitor.listPublished({ limit: 10 })).map(({ id }) => id);
			expect(await at()).toEqual([["Warung"], warung, null]);
			expect(await at(warung)).toEqual([["Sore"], sore, ""]);
			expect(await at(sore)).toEqual([["Teras"], teras, warung]);
			expect(await at(teras)).toEqual([["Lama"], null, sore]);
			expect(await at(lama)).toEqual([[], null, teras]);
			for (const none of ["formulir", "gone", "%00"]) expect(await at(none)).toBeNull();
		});

		test("a list never carries contents, a feed does", async () => {
			const { visitor } = await prepare(dated);
			const list = await visitor.pagePublished({ pageSize: 2 });
			const feed = await visitor.listPublishedWithContent({ limit: 2 });
			expect(list?.rows[0]).not.toHaveProperty("content");
			expect(feed).toMatchObject([{ title: "Warung", content: expect.stringMatching(/./) }, { title: "Sore" }]);
		});

		test("every essay knows its neighbours in the public order", async () => {
			const { visitor } = await prepare(dated);
			const ids = new Map((await visitor.listPublished({ limit: 10 })).map(({ title, id }) => [title, id]));
			const around = async (title: string) => {
				const { older, newer } = await visitor.neighboursOf(ids.get(title) ?? "");
				return [older?.title, newer?.title];
			};
			expect(await around("Warung")).toEqual(["Sore", undefined]);
			expect(await around("Sore")).toEqual(["Teras", "Warung"]);
			expect(await around("Teras")).toEqual(["Lama", "Sore"]);
			expect(await around("Lama")).toEqual([undefined, "Teras"]);
			expect(await visitor.neighboursOf("formulir")).toEqual({ older: null, newer: null });
		});

		test("a visitor gets a published essay whole, and nothing for a draft or an id that cannot be", async () => {
			const { visitor, owner } = await prepare([]);
			const published = await owner.create({ ...draft, status: "published" });
			const hidden = await owner.create(draft);
			expect(published).toMatchObject({ ...draft, id: "teras", status: "published" });
			expect(await visitor.getPublished("teras")).toEqual(published);
			expect(await visitor.getPublished(hidden.id)).toBeNull();
			expect(await visitor.getPublished("%00")).toBeNull();
			expect(await visitor.listSearchEntries()).toEqual([{ id: "teras", title: "Teras", excerpt: draft.excerpt }]);
		});

		test.each<[string, Partial<EssayDraft>]>([
			["date", { date: "2026-02-30" }],
			["readingTime", { readingTime: 0 }],
			["content", { content: " " }],
			["featuredImage", { featuredImage: "//elsewhere.example/a.png" }],
		])("an essay whose %s cannot be stored is invalid, and nothing is stored", async (reason, fields) => {
			const { owner } = await prepare([]);
			await expect(owner.create({ ...draft, ...fields })).rejects.toMatchObject({ name: "DataError", kind: "invalid", reason });
			expect(await owner.count()).toMatchObject({ total: 0 });
		});

		test("of two saves of one loaded essay the second is a conflict, and the first stands", async () => {
			const { owner } = await prepare([]);
			const loaded = await owner.create(draft);
			const saved = await owner.save(loaded.id, { date: "2024-03-05", featuredImage: "" }, loaded.revision);
			expect(saved).toMatchObject({ ...draft, date: "2024-03-05", featuredImage: null });
			await expect(owner.save(loaded.id, { title: "Second" }, loaded.revision)).rejects.toMatchObject({ kind: "conflict" });
			expect(await owner.get(loaded.id)).toEqual(saved);
		});

		test("a write that finds no row says so", async () => {
			const { owner } = await prepare([]);
			const gone = await owner.create(draft);
			await owner.delete(gone.id);
			const missing = { name: "DataError", kind: "not-found" };
			await expect(owner.delete(gone.id)).rejects.toMatchObject(missing);
			await expect(owner.save(gone.id, { title: "Back" }, gone.revision)).rejects.toMatchObject(missing);
			await expect(owner.duplicateAsDraft(gone.id)).rejects.toMatchObject(missing);
		});

		test("many are published, unpublished and deleted at once, and duplicated as drafts", async () => {
			const { owner } = await prepare([]);
			const { id } = await owner.create(draft);
			const copy = await owner.duplicateAsDraft(id);
			expect(copy).toMatchObject({ title: "Copy of Teras", content: draft.content, status: "draft" });
			expect(await owner.publish([id, copy.id, "gone"])).toEqual({ done: [id, copy.id], missing: ["gone"] });
			expect(await owner.unpublish([id])).toEqual({ done: [id], missing: [] });
			expect(await owner.count()).toEqual({ total: 2, published: 1, draft: 1 });
			expect((await owner.listAll()).map((essay) => essay.id)).toEqual([id, copy.id]);
			expect(await owner.deleteMany([id, copy.id])).toEqual({ done: [id, copy.id], missing: [] });
			expect(await owner.listAll()).toEqual([]);
		});

		test("the owner's list searches title and excerpt, filters, sorts and cuts", async () => {
			const { owner } = await prepare([
				{ title: "Teras", status: "published", date: "2026-01-04", excerpt: "Tentang warung" },
				{ title: "Warung", status: "published", date: "2019-03-01" },
				{ title: "Formulir", status: "draft", date: "2026-02-01" },
			]);
			const page = { page: 1, pageSize: 10 };
			expect(titles((await owner.listPage(page)).rows)).toEqual(["Formulir", "Warung", "Teras"]);
			expect(titles((await owner.listPage({ ...page, search: "WARUNG" })).rows)).toEqual(["Warung", "Teras"]);
			expect(titles((await owner.listPage({ ...page, status: "draft" })).rows)).toEqual(["Formulir"]);
			const oldest = await owner.listPage({ page: 1, pageSize: 2, sort: { by: "date", direction: "ascending" } });
			expect([titles(oldest.rows), oldest.total]).toEqual([["Warung", "Teras"], 3]);
		});
	});
}

const draft: EssayDraft = {
	title: "Teras",
	date: "2026-11-04",
	readingTime: 7,
	excerpt: "Tentang teh",
	content: "# Teras\n\n  Indented, and kept.\n",
	featuredImage: "/sample/teras.webp",
	status: "draft",
};
