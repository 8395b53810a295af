import type { Essay, EssayDraft } from "./essays/Essay.ts";
import type { PublicationRepository, RevisionRepository } from "./publicationRepository.ts";

interface Views {
	essays: PublicationRepository<Essay, unknown, EssayDraft, string>;
	revisions: RevisionRepository<EssayDraft>;
}

/** Stores one essay, "kebun", with these titles one after the other, none by an admin. */
type Prepare = (titles: readonly string[]) => Promise<Views>;

/** The contract of every implementation of the revisions. */
export function describeRevisionRepository(implementation: string, prepare: Prepare): void {
	const numbers = async ({ revisions }: Views, id = "kebun") => (await revisions.list(id)).map(({ number }) => number);
	const titleOf = async ({ revisions }: Views, number: number) => (await revisions.get("kebun", number))?.title;
	const revisionOf = async ({ essays }: Views) => (await essays.get("kebun"))?.revision ?? "";

	describe(`revisions in ${implementation}`, () => {
		test("are listed the newest first, without the text", async () => {
			const views = await prepare(["Kebun", "Kebun teh", "Kebun kopi"]);
			const listed = await views.revisions.list("kebun");
			expect(listed.map(({ number }) => number)).toEqual([3, 2, 1]);
			expect(listed[0]).toEqual({ number: 3, createdAt: expect.any(Date) });
			expect(listed[0]?.createdAt.getTime()).not.toBeNaN();
		});

		test("have the fields of a draft in domain terms, without status and schedule", async () => {
			const views = await prepare(["Kebun", "Kebun teh"]);
			const stored = (await views.essays.get("kebun")) as Essay;
			const isText = (field: string) => !/^(id|status|publishAt|createdAt|updatedAt|revision)$/.test(field);
			const text = Object.fromEntries(Object.entries(stored).filter(([field]) => isText(field)));
			expect(text).toMatchObject({ title: "Kebun teh", topics: [], language: "en", translationOf: null });
			expect(await views.revisions.get("kebun", 2)).toEqual(text);
			expect(await titleOf(views, 1)).toBe("Kebun");
		});

		test("of a row or with a number that does not exist are none", async () => {
			const views = await prepare(["Kebun"]);
			expect(await numbers(views, "gone")).toEqual([]);
			expect(await views.revisions.get("kebun", 9)).toBeNull();
			expect(await views.revisions.get("gone", 1)).toBeNull();
		});

		test("come with a save of another text; saves within ten minutes, the status and the same text add none", async () => {
			const views = await prepare(["Kebun"]);
			await views.essays.save("kebun", { title: "Kebun teh" }, await revisionOf(views));
			await views.essays.save("kebun", { title: "Kebun kopi" }, await revisionOf(views));
			await views.essays.save("kebun", { title: "Kebun kopi", status: "published" }, await revisionOf(views));
			await views.essays.setStatus(["kebun"], "draft");
			expect(await numbers(views)).toEqual([2, 1]);
			expect([await titleOf(views, 1), await titleOf(views, 2)]).toEqual(["Kebun", "Kebun kopi"]);
		});

		test("come with a new row, and go with it", async () => {
			const views = await prepare(["Kebun"]);
			const essay = (await views.essays.get("kebun")) as Essay;
			const { id } = await views.essays.create({ ...essay, id: "", title: "Loket" });
			expect(await numbers(views, id)).toEqual([1]);
			await views.essays.delete(["kebun", id]);
			expect([await numbers(views), await numbers(views, id)]).toEqual([[], []]);
		});

		test("restore what they hold", async () => {
			const views = await prepare(["Kebun", "Kebun teh"]);
			const first = (await views.revisions.get("kebun", 1)) as Partial<EssayDraft>;
			expect(await views.essays.save("kebun", first, await revisionOf(views))).toMatchObject(first);
		});
	});
}
