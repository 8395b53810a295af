import type { Language } from "../Publication.ts";
import { describePublicationRepository, type Prepare } from "../publicationRepository.contract.ts";
import type { Essay, EssayDraft, EssayReader, EssayRepository } from "./Essay.ts";

type PrepareEssays = (
	...rows: Parameters<Prepare<Essay, EssayDraft>>
) => Promise<{ visitor: EssayReader; admin: EssayRepository }>;

/** The contract of every implementation of the essays. */
export function describeEssays(implementation: string, prepare: PrepareEssays): void {
	describePublicationRepository<Essay, EssayDraft>(
		implementation,
		{
			name: "essays",
			draft,
			about: "excerpt",
			detailFields: ["description", "shareImage", "content", "createdAt"],
			entryFields: ["id", "title", "excerpt", "topics"],
			blank: [
				{ featuredImage: " ", description: "\n", shareImage: "" },
				{ featuredImage: null, description: null, shareImage: null },
			],
			invalid: [
				["title", { title: "x".repeat(201) }],
				["readingTime", { readingTime: 0 }],
				["topics", { topics: ["a", "b", "c", "d", "e", "f"] }],
				["topics", { topics: ["Kopi", "kopi!"] }],
				["topics", { topics: ["茶"] }],
				["topics", { topics: ["x".repeat(41)] }],
				["language", { language: "fr" as Language }],
				["description", { description: "x".repeat(301) }],
			],
			sorted: ["date", { date: "2019-03-01" }, { date: "2026-01-04" }],
		},
		prepare,
	);

	test(`visitors get essays in ${implementation} by date, those of one day by creation`, async () => {
		const { visitor, admin } = await prepare([
			{ title: "Teras", status: "published", date: "2026-01-04" },
			{ title: "Warung", status: "published", date: "2026-03-01" },
			{ title: "Formulir", status: "draft", date: "2026-02-01" },
			{ title: "Lama", status: "published", date: "2019-05-05" },
			{ title: "Sore", status: "published", date: "2026-01-04" },
		]);
		const listed = await visitor.listPublished({ limit: 10 });
		const titles = listed.map(({ title }) => title);
		expect(titles).toEqual(["Warung", "Sore", "Teras", "Lama"]);
		for (const [index, { id }] of listed.entries()) {
			const { older, newer } = await visitor.neighboursOf(id);
			expect([newer?.title, older?.title]).toEqual([titles[index - 1], titles[index + 1]]);
			const after = await visitor.pagePublished({ after: id, pageSize: 10 });
			expect(after?.rows.map(({ title }) => title)).toEqual(titles.slice(index + 1));
		}
		const recent = await admin.listRecent({ limit: 2 });
		expect(recent.map(({ title }) => title)).toEqual(["Sore", "Lama"]);
	});

	test(`the essays of a topic are paged and listed in the public order in ${implementation}`, async () => {
		const { visitor } = await prepare([
			{ title: "Teras", status: "published", date: "2026-01-04", topics: ["Jawa Barat", "Teh"] },
			{ title: "Warung", status: "published", date: "2026-03-01", topics: ["jawa barat!"] },
			{ title: "Kebun", status: "published", date: "2025-03-01", topics: ["Jawa-Barat"] },
			{ title: "Formulir", status: "draft", date: "2026-02-01", topics: ["Jawa Barat", "Formulir"] },
		]);
		const page = async (topic: string, after?: string) => {
			const found = await visitor.pageOfTopic(topic, { after, pageSize: 2 });
			return found && [found.rows.map(({ title }) => title), found.older, found.newer];
		};
		expect(await page("jawa-barat")).toEqual([["Warung", "Teras"], "teras", null]);
		expect(await page("jawa-barat", "teras")).toEqual([["Kebun"], null, ""]);
		expect([await page("jawa-barat", "formulir"), await page("formulir")]).toEqual([null, [[], null, null]]);
		for (const none of ["", "%00", "\0", "Jawa Barat", "x".repeat(5_000)]) expect(await page(none)).toEqual([[], null, null]);
		const [first] = (await visitor.pageOfTopic("teh", { pageSize: 2 }))?.rows ?? [];
		expect(first).toEqual((await visitor.listPublished({ limit: 9 })).find(({ id }) => id === "teras"));
		const feed = await visitor.listOfTopicWithContent("jawa-barat", { limit: 1 });
		expect(feed).toMatchObject([{ title: "Warung", content: expect.any(String) }]);
		expect(await visitor.listOfTopicWithContent("jawa-barat", { limit: 1, offset: 1 })).toMatchObject([{ title: "Teras" }]);
		expect(await visitor.listOfTopicWithContent("formulir", { limit: 9 })).toEqual([]);
		const entries = await visitor.listSitemapEntries();
		expect(entries[1]).toEqual({
			id: "teras",
			updatedAt: expect.any(Date),
			topics: ["Jawa Barat", "Teh"],
			language: "en",
			translationOf: null,
		});
	});

	test(`a translation is found from both sides, once it is public, in ${implementation}`, async () => {
		const { visitor, admin } = await prepare([]);
		const original = await admin.create({ ...draft, title: "Garden", language: "en", status: "published" });
		const translation = await admin.create({ ...draft, translationOf: original.id });
		expect(await visitor.findTranslation(original)).toBeNull();
		expect(await visitor.findTranslation(translation)).toEqual({ id: "garden", title: "Garden", language: "en" });
		await admin.setStatus([translation.id], "published");
		expect(await visitor.findTranslation(original)).toEqual({ id: "kebun", title: "Kebun", language: "id" });
	});

	test(`the forms of other essays get every essay, drafts included, in ${implementation}`, async () => {
		const { admin } = await prepare([
			{ title: "Warung", status: "published", topics: ["Teh"] },
			{ title: "Kebun", status: "draft", language: "id" },
		]);
		expect(await admin.listReferences()).toEqual([
			{ id: "kebun", title: "Kebun", topics: [], language: "id", translationOf: null },
			{ id: "warung", title: "Warung", topics: ["Teh"], language: "en", translationOf: null },
		]);
	});

	test(`a translation in the same language, of a translation or a second one names its field in ${implementation}`, async () => {
		const { admin } = await prepare([]);
		const original = await admin.create({ ...draft, title: "Garden", language: "en" });
		const translation = await admin.create({ ...draft, translationOf: original.id });
		const refused = { name: "DataError", kind: "invalid", reason: "translationOf" };
		const second = { ...draft, title: "Ladang" };
		for (const fields of [
			{ translationOf: original.id, language: "en" as const },
			{ translationOf: translation.id, language: "en" as const },
			{ translationOf: original.id },
			{ translationOf: "gone" },
		])
			await expect(admin.create({ ...second, ...fields })).rejects.toMatchObject(refused);
		await expect(admin.save(original.id, { translationOf: translation.id }, original.revision)).rejects.toMatchObject(refused);
		await expect(admin.save(original.id, { language: "id" }, original.revision)).rejects.toMatchObject(refused);
		expect(await admin.count()).toMatchObject({ total: 2 });
	});

	test(`topics are trimmed and a translation names its original in ${implementation}`, async () => {
		const { admin } = await prepare([]);
		const original = await admin.create({ ...draft, topics: [" Teh ", "Jawa"], language: "en" });
		expect(original.topics).toEqual(["Teh", "Jawa"]);
		const translation = await admin.create({ ...draft, title: "Garden", translationOf: original.id });
		expect(translation).toMatchObject({ language: "id", translationOf: original.id });
		const duplicate = await admin.duplicateAsDraft(translation.id);
		expect(duplicate).toMatchObject({ language: "id", translationOf: null });
		// Today, in this time zone or in Bandung's.
		expect(Date.now() - Date.parse(duplicate.date)).toBeLessThan(2 * 86_400_000);
	});
}

const draft: EssayDraft = {
	title: "Kebun",
	date: "2024-03-05",
	readingTime: 7,
	excerpt: "Tentang teh",
	content: "# Kebun\n\n  Indented, and kept.\n",
	featuredImage: "/sample/teras.webp",
	topics: ["Teh", "Jawa Barat"],
	language: "id",
	translationOf: null,
	description: "Kebun teh di Lembang",
	shareImage: "/sample/kontur.webp",
	status: "draft",
	publishAt: null,
};
