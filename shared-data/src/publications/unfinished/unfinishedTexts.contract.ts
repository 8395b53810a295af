import { randomUUID } from "node:crypto";
import type { AdminRepositories } from "../../contract/repositories.ts";
import { buildEssay } from "../../testing/builders.ts";

/** The contract of unfinished texts; `prepare` returns empty tables. */
export function describeUnfinishedTexts(implementation: string, prepare: () => Promise<AdminRepositories>): void {
	describe(`unfinished texts in ${implementation}`, () => {
		const draft = () => ({ id: randomUUID(), entity: "essays" as const, values: { title: "Kopi", isOpen: true } });
		const listed = async ({ unfinishedTexts }: AdminRepositories, status: "essays" | "projects" = "essays") =>
			(await unfinishedTexts.listPage({ page: 1, pageSize: 50, status })).rows.map(({ id }) => id);

		test("a text is kept with its fields, listed with the others of its kind, changed and deleted", async () => {
			const admin = await prepare();
			const [kept, project] = [draft(), { ...draft(), entity: "projects" as const }];
			const stored = await admin.unfinishedTexts.create(kept);
			await admin.unfinishedTexts.create(project);
			expect(await listed(admin)).toEqual([kept.id]);
			expect(await listed(admin, "projects")).toEqual([project.id]);
			const values = { title: "Teh" };
			const changed = await admin.unfinishedTexts.save(kept.id, { values }, stored.revision);
			expect(await admin.unfinishedTexts.get(kept.id)).toEqual(changed);
			expect(changed).toMatchObject({ id: kept.id, values });
			await admin.unfinishedTexts.delete([kept.id]);
			expect(await admin.unfinishedTexts.get(kept.id)).toBeNull();
		});

		test("of two devices that change one text the later one is refused", async () => {
			const { unfinishedTexts } = await prepare();
			const { id, revision } = await unfinishedTexts.create(draft());
			await unfinishedTexts.save(id, { values: { title: "First" } }, revision);
			await expect(unfinishedTexts.save(id, { values: { title: "Second" } }, revision)).rejects.toMatchObject({
				name: "DataError",
				kind: "conflict",
			});
			expect(await unfinishedTexts.get(id)).toMatchObject({ values: { title: "First" } });
		});

		test("a text is gone once its row is created, and stays when that is refused", async () => {
			const admin = await prepare();
			const { id } = await admin.unfinishedTexts.create(draft());
			await expect(admin.essays.create(buildEssay({ translationOf: "no-such-essay" }), id)).rejects.toMatchObject({
				kind: "invalid",
			});
			expect(await listed(admin)).toEqual([id]);
			await admin.essays.create(buildEssay({ title: "Kopi" }), id);
			expect(await listed(admin)).toEqual([]);
		});
	});
}
