import type { Publication, PublicationState, PublicationStatus } from "./Publication.ts";
import type { PublicationReader, PublicationRepository } from "./publicationRepository.ts";

/** The differences between the kinds of publications in this contract. */
interface Kind<Entity, Draft> {
	name: "essays" | "projects";
	/** A draft with the title Kebun; all its texts can be stored unchanged. */
	draft: Draft;
	/** The field that is searched in addition to the title. */
	about: keyof Draft & string;
	detailFields: readonly (keyof Entity & string)[];
	entryFields: readonly (keyof Entity & string)[];
	/** Blank optional fields, and their values once they are stored. */
	blank: [given: Partial<Draft>, stored: object];
	invalid: [field: string, fields: Partial<Draft>][];
	/** A field to sort by, and two values in ascending order. */
	sorted: [field: string, first: object, second: object];
}

type Summary = Omit<Publication, "content" | "createdAt">;

interface Views<Entity, Draft> {
	visitor: PublicationReader<Entity, Summary, { id: string; title: string }>;
	admin: PublicationRepository<Entity, Summary, Draft, string>;
}

type ContractRow = { title: string; status: PublicationStatus };

/** Stores only these rows, each updated later than the previous one, and returns both views of them. */
export type Prepare<Entity, Draft> = (rows: (ContractRow & Partial<Draft>)[]) => Promise<Views<Entity, Draft>>;

/** The contract of every implementation of publications. */
export function describePublicationRepository<Entity extends Publication, Draft extends Partial<Publication>>(
	implementation: string,
	kind: Kind<Entity, Draft>,
	prepare: Prepare<Entity, Draft>,
): void {
	const { name, draft, about } = kind;
	const titles = (rows: { title: string }[]) => rows.map(({ title }) => title);
	const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
	const rowOf = (title: string, status: PublicationStatus, fields: object = {}) =>
		({ title, status, ...fields }) as ContractRow & Partial<Draft>;
	const missing = { name: "DataError", kind: "not-found" };

	describe(`${name} in ${implementation}`, () => {
		const rows = [
			rowOf("Kebun", "published"),
			rowOf("Loket", "draft"),
			rowOf("Angkot", "published"),
			rowOf("Hujan", "published"),
		];

		test("visitors get the published ones, the latest first, up to the limit", async () => {
			const { visitor } = await prepare(rows);
			expect(titles(await visitor.listPublished({ limit: 10 }))).toEqual(["Hujan", "Angkot", "Kebun"]);
			expect(titles(await visitor.listPublished({ limit: 2 }))).toEqual(["Hujan", "Angkot"]);
		});

		test("the admin's recent ones are the latest updates, drafts included", async () => {
			const { admin } = await prepare(rows.slice(0, 2));
			const recent = await admin.listRecent({ limit: 3 });
			expect(recent.map(({ title, status }) => [title, status])).toEqual([
				["Loket", "draft"],
				["Kebun", "published"],
			]);
			expect(await admin.listRecent({ limit: 1 })).toHaveLength(1);
		});

		test("a summary has the stored fields in domain terms, and no details", async () => {
			const { visitor, admin } = await prepare([{ ...draft, ...rowOf("Kebun", "published") }]);
			const summary = Object.fromEntries(
				Object.entries(draft).filter(([field]) => !(kind.detailFields as readonly string[]).includes(field)),
			);
			const expected = {
				...summary,
				status: "published",
				id: expect.stringMatching(/^[a-z0-9-]+$/),
				updatedAt: expect.any(Date),
				revision: expect.any(String),
			};
			const [listed] = await visitor.listPublished({ limit: 1 });
			expect(listed).toEqual(expected);
			expect(listed?.updatedAt.getTime()).not.toBeNaN();
			expect(await admin.listRecent({ limit: 3 })).toEqual([expected]);
			expect(await visitor.listPublishedWithContent({ limit: 1 })).toMatchObject([{ title: "Kebun", content: draft.content }]);
			expect(await visitor.listPublishedWithContent({ limit: 1, offset: 1 })).toEqual([]);
		});

		test("an empty table is an empty list and zeros", async () => {
			const { visitor, admin } = await prepare([]);
			expect(await visitor.listPublished({ limit: 5 })).toEqual([]);
			expect(await admin.listRecent({ limit: 3 })).toEqual([]);
			expect(await admin.count()).toEqual({ total: 0, published: 0, scheduled: 0, draft: 0 });
		});

		test("the public list is paged forward and back, and the sitemap lists every id", async () => {
			const { visitor } = await prepare(rows);
			const at = async (after?: string) => {
				const page = await visitor.pagePublished({ after, pageSize: 1 });
				return page && [titles(page.rows), page.older, page.newer];
			};
			const [hujan, angkot, kebun] = ids(await visitor.listPublished({ limit: 10 })) as [string, string, string];
			expect(await at()).toEqual([["Hujan"], hujan, null]);
			expect(await at(hujan)).toEqual([["Angkot"], angkot, ""]);
			expect(await at(angkot)).toEqual([["Kebun"], null, hujan]);
			expect(await at(kebun)).toEqual([[], null, angkot]);
			for (const none of ["loket", "gone", "%00"]) expect(await at(none)).toBeNull();
			expect(ids(await visitor.listSitemapEntries())).toEqual([angkot, hujan, kebun].sort());
		});

		test("each one knows its neighbours in the public order", async () => {
			const { visitor } = await prepare(rows);
			const [hujan, angkot, kebun] = ids(await visitor.listPublished({ limit: 10 })) as [string, string, string];
			const around = async (id: string) => {
				const { older, newer } = await visitor.neighboursOf(id);
				return [older, newer];
			};
			expect(await around(hujan)).toEqual([{ id: angkot, title: "Angkot" }, null]);
			expect(await around(angkot)).toEqual([
				{ id: kebun, title: "Kebun" },
				{ id: hujan, title: "Hujan" },
			]);
			expect(await around(kebun)).toEqual([null, { id: angkot, title: "Angkot" }]);
			for (const none of ["loket", "gone", "%00"]) expect(await around(none)).toEqual([null, null]);
		});

		test("a visitor gets a published row with all fields, and nothing for a draft or an invalid id", async () => {
			const { visitor, admin } = await prepare([]);
			const published = await admin.create({ ...draft, status: "published" });
			const hidden = await admin.create(draft);
			expect(published).toMatchObject({ ...draft, id: "kebun", status: "published" });
			expect(await visitor.getPublished(published.id)).toEqual(published);
			for (const none of [hidden.id, "no-such-id", "../\0'\""]) expect(await visitor.getPublished(none)).toBeNull();
		});

		test("the search index lists every published one by its words", async () => {
			const { visitor, admin } = await prepare([rowOf("Loket", "draft")]);
			const hujan = await admin.create({ ...draft, title: "Hujan", status: "published" });
			const angkot = await admin.create({ ...draft, title: "Angkot", status: "published" });
			const entryOf = (row: Entity) => Object.fromEntries(kind.entryFields.map((field) => [field, row[field]]));
			expect(await visitor.listSearchEntries()).toEqual([entryOf(angkot), entryOf(hujan)]);
		});

		test("a new one gets its id from the title, with a number if it is taken", async () => {
			const { admin } = await prepare([]);
			const first = await admin.create({ ...draft, title: " Kebun Raya! " });
			expect(first).toMatchObject({ id: "kebun-raya", title: "Kebun Raya!" });
			expect(await admin.create({ ...draft, title: "Kebun raya" })).toMatchObject({ id: "kebun-raya-2" });
		});

		test("an id may be chosen, follows the title when it is empty, and stays once it was public", async () => {
			const { admin } = await prepare([]);
			const save = async ({ id, revision }: Entity, changes: object) => admin.save(id, changes as Partial<Draft>, revision);
			const chosen = await admin.create({ ...draft, id: "ladang-teh" });
			expect(chosen.id).toBe("ladang-teh");
			const followed = await save(chosen, { title: "Kebun teh", id: "" });
			expect(followed.id).toBe("kebun-teh");
			expect(await admin.get("ladang-teh")).toBeNull();
			const published = await save(followed, { title: "Panen", id: "", status: "published" });
			expect(published.id).toBe("panen");
			const moved = await save(await save(published, { title: "Panen raya", id: "" }), { id: "raya" });
			expect(moved).toMatchObject({ id: "raya", title: "Panen raya" });
			await admin.create(draft);
			const taken = { name: "DataError", kind: "invalid", reason: "id" };
			for (const id of ["kebun", "new"]) await expect(save(moved, { id })).rejects.toMatchObject(taken);
			await expect(admin.create({ ...draft, id: "raya" })).rejects.toMatchObject(taken);
		});

		test("blank optional fields are stored as null", async () => {
			const { admin } = await prepare([]);
			const [given, stored] = kind.blank;
			const { id } = await admin.create({ ...draft, ...given });
			expect(await admin.get(id)).toMatchObject(stored);
		});

		test.each(kind.invalid)("what has a %s that cannot be stored is invalid, and nothing is stored", async (reason, fields) => {
			const { admin } = await prepare([]);
			const refused = { name: "DataError", kind: "invalid", reason };
			await expect(admin.create({ ...draft, ...fields })).rejects.toMatchObject(refused);
			expect(await admin.count()).toMatchObject({ total: 0 });
		});

		test("a save changes what it names and keeps the id", async () => {
			const { admin } = await prepare([]);
			const created = await admin.create(draft);
			const changes = { title: "Ladang", status: "published" } as Partial<Draft>;
			const saved = await admin.save(created.id, changes, created.revision);
			expect(saved).toMatchObject({ ...draft, ...changes, id: created.id });
			expect(saved.createdAt).toEqual(created.createdAt);
			expect(await admin.get(created.id)).toEqual(saved);
		});

		test("of two saves of one loaded row the second is a conflict, and the first is stored", async () => {
			const { admin } = await prepare([]);
			const save = (title: string, { id, revision }: Entity) => admin.save(id, { title } as Partial<Draft>, revision);
			const loaded = await admin.create(draft);
			const first = await save("First", loaded);
			await expect(save("Second", loaded)).rejects.toMatchObject({ kind: "conflict" });
			expect(await admin.get(loaded.id)).toEqual(first);
			expect(await save("Second", first)).toMatchObject({ title: "Second" });
		});

		test("a write to a deleted row rejects with not-found", async () => {
			const { admin } = await prepare([]);
			const gone = await admin.create(draft);
			expect(await admin.delete([gone.id])).toEqual({ done: [gone.id], kept: [], missing: [] });
			expect(await admin.get(gone.id)).toBeNull();
			expect(await admin.delete([gone.id])).toEqual({ done: [], kept: [], missing: [gone.id] });
			await expect(admin.save(gone.id, { ...draft }, gone.revision)).rejects.toMatchObject(missing);
			await expect(admin.duplicateAsDraft(gone.id)).rejects.toMatchObject(missing);
		});

		test("a duplicate is a draft with the same fields", async () => {
			const { admin } = await prepare([]);
			const original = await admin.create({ ...draft, status: "published" });
			const copy = await admin.duplicateAsDraft(original.id);
			const { date: _date, ...text } = draft as Draft & { date?: string };
			expect(copy).toMatchObject({ ...text, title: "Copy of Kebun", status: "draft" });
			expect(copy.id).not.toBe(original.id);
		});

		test("many are published, unpublished and deleted at once, and missing ones are named", async () => {
			const { admin } = await prepare([]);
			const [one, two, other] = [await admin.create(draft), await admin.create(draft), await admin.create(draft)];
			const some = [one.id, two.id, "no-such-id"];
			const result = { done: [one.id, two.id], kept: [], missing: ["no-such-id"] };
			expect(await admin.setStatus(some, "published")).toMatchObject(result);
			const before = await admin.get(one.id);
			expect(await admin.setStatus([one.id], "published")).toEqual({ done: [], kept: [one.id], missing: [], before: [] });
			expect(await admin.get(one.id)).toEqual(before);
			expect(await admin.count()).toMatchObject({ total: 3, published: 2, draft: 1 });
			expect(await admin.setStatus([two.id], "draft")).toMatchObject({ done: [two.id], kept: [], missing: [] });
			expect(await admin.count()).toMatchObject({ total: 3, published: 1, draft: 2 });
			expect(await admin.delete(some)).toEqual(result);
			expect(ids(await admin.listAll())).toEqual([other.id]);
			expect(await admin.setStatus([], "published")).toEqual({ done: [], kept: [], missing: [], before: [] });
		});

		test("what a change of states replaced is written back, times included, and what it left is left", async () => {
			const { admin } = await prepare([]);
			const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
			const fresh = await admin.create({ ...draft, status: "draft" });
			const planned = await admin.create({ ...draft, status: "draft", publishAt: later(1) });
			const scheduled = await admin.create({ ...draft, status: "published", publishAt: later(2) });
			const shown = await admin.create({ ...draft, status: "published" });
			const all = [fresh, planned, scheduled, shown].map(({ id }) => id);
			const stored = async () =>
				Promise.all(all.map(async (id) => ({ ...(await admin.get(id)), updatedAt: null, revision: null })));
			const first = await stored();
			for (const [status, kept] of [
				["published", shown],
				["draft", fresh],
			] as const) {
				const { before, ...change } = await admin.setStatus(all, status);
				expect(change.kept).toContain(kept.id);
				expect(before.map(({ id }) => id).sort()).toEqual(change.done.toSorted());
				const { done, ...others } = await admin.restoreStates(before);
				expect([done.sort(), others]).toEqual([change.done.toSorted(), { kept: [], missing: [] }]);
				expect(await stored()).toEqual(first);
			}
			const { before } = await admin.setStatus([planned.id], "published");
			await admin.delete([planned.id]);
			expect(await admin.restoreStates(before)).toEqual({ done: [], kept: [], missing: [planned.id] });
		});

		test("a scheduled one is no visitor's, is filtered and counted apart, and goes through every state", async () => {
			const { admin, visitor } = await prepare([]);
			const publishAt = new Date(Date.now() + 3_600_000).toISOString();
			const { id } = await admin.create({ ...draft, status: "published", publishAt });
			await admin.create({ ...draft, status: "published" });
			const listed = async (status: PublicationState) => (await admin.listPage({ page: 1, pageSize: 9, status })).total;
			const states = async () => [await listed("published"), await listed("scheduled"), await listed("draft")];
			expect(await states()).toEqual([1, 1, 0]);
			expect(await admin.count()).toEqual({ total: 2, published: 1, scheduled: 1, draft: 0 });
			expect([await visitor.getPublished(id), (await visitor.listPublished({ limit: 9 })).length]).toEqual([null, 1]);
			expect(await admin.get(id)).toMatchObject({ publishAt, status: "published" });
			const { before } = await admin.setStatus([id], "draft");
			expect(await states()).toEqual([1, 0, 1]);
			await admin.restoreStates(before);
			expect(await states()).toEqual([1, 1, 0]);
			await admin.setStatus([id], "published");
			expect(await states()).toEqual([2, 0, 0]);
			expect(await admin.get(id)).toMatchObject({ publishAt: null });
			expect((await visitor.getPublished(id))?.id).toBe(id);
		});

		describe("the admin's list", () => {
			const [sortField, first, second] = kind.sorted;
			const listed = [
				rowOf("Kebun", "published", second),
				rowOf("Loket", "draft", { ...first, [about]: "Tickets for the KEBUN raya" }),
				rowOf("Angkot", "published", second),
			];
			const page = { page: 1, pageSize: 10 };

			test("searches whatever the case, filters, and counts what it found", async () => {
				const { admin } = await prepare(listed);
				const found = await admin.listPage({ ...page, search: " kebun " });
				expect([titles(found.rows), found.total]).toEqual([["Loket", "Kebun"], 2]);
				const drafts = await admin.listPage({ ...page, search: "kebun", status: "draft" });
				expect(titles(drafts.rows)).toEqual(["Loket"]);
				const published = await admin.listPage({ ...page, status: "published" });
				expect(titles(published.rows)).toEqual(["Angkot", "Kebun"]);
				const both = await admin.listPage({ ...page, search: "kebun", status: "published" });
				expect(titles(both.rows)).toEqual(["Kebun"]);
				expect(await admin.listPage({ ...page, search: "sawah" })).toEqual({ rows: [], total: 0 });
				expect(titles(await admin.listAll({ search: "kebun", status: "draft" }))).toEqual(["Loket"]);
				expect(titles(await admin.listAll({ search: "kebun" }))).toEqual(["Kebun", "Loket"]);
			});

			test("sorts and cuts pages; equal rows keep the order of the list", async () => {
				const { admin } = await prepare(listed);
				const byTitle = { by: "title", direction: "ascending" } as const;
				const cut = await admin.listPage({ page: 2, pageSize: 2, sort: byTitle });
				expect([titles(cut.rows), cut.total]).toEqual([["Loket"], 3]);
				const byField = { by: sortField, direction: "ascending" } as const;
				expect(titles((await admin.listPage({ ...page, sort: byField })).rows)).toEqual(["Loket", "Angkot", "Kebun"]);
				const down = { by: sortField, direction: "descending" } as const;
				expect(titles((await admin.listPage({ ...page, sort: down })).rows)).toEqual(["Angkot", "Kebun", "Loket"]);
				expect(await admin.listPage({ page: 5, pageSize: 2, search: "k" })).toEqual({ rows: [], total: 3 });
			});

			test("searches every word by itself, whatever its accents", async () => {
				const { admin } = await prepare([rowOf("Café of the élan", "draft"), rowOf("Cafe of others", "draft")]);
				const found = async (search: string) => titles((await admin.listPage({ page: 1, pageSize: 5, search })).rows);
				expect(await found("elan CAFE")).toEqual(["Café of the élan"]);
				expect(await found("cafe\u0301 others")).toEqual(["Cafe of others"]);
			});

			test("searches every character literally", async () => {
				const titlesAndSearches = [
					["100% wool", "%"],
					["under_score", "_"],
					["a*b", "*"],
					["back\\slash", "\\"],
					['say "yes"', '"'],
					["one, two", ","],
					["(three)", "("],
					["x.y", "."],
					["[a] {b} ^ $ | + ?", "[a] {b} ^ $ | + ?"],
				] as const;
				const { admin } = await prepare(titlesAndSearches.map(([title]) => rowOf(title, "draft")));
				for (const [title, search] of titlesAndSearches) {
					expect(titles((await admin.listPage({ page: 1, pageSize: 20, search })).rows)).toEqual([title]);
				}
			});
		});
	});
}
