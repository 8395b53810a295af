import type { OrderedRepository } from "../client/table/tableRepository.ts";
import type { ReplyTemplate, ReplyTemplateDraft } from "./ReplyTemplate.ts";

type ReplyTemplateRepository = OrderedRepository<ReplyTemplate, ReplyTemplateDraft>;

/** The contract of the reply templates; `prepare` returns an empty table. */
export function describeReplyTemplateRepository(implementation: string, prepare: () => Promise<ReplyTemplateRepository>): void {
	describe(`reply templates in ${implementation}`, () => {
		const namesOf = async (templates: ReplyTemplateRepository) => (await templates.list()).map(({ name }) => name);

		test("a new template is stored without blanks around its texts and with its line breaks, the newest first", async () => {
			const templates = await prepare();
			const created = await templates.create({ name: " Thanks ", subject: " Re: {service}", body: "Hi {name},\n\nthank you.\n" });
			expect(created).toMatchObject({
				name: "Thanks",
				subject: "Re: {service}",
				body: "Hi {name},\n\nthank you.",
				displayOrder: 0,
			});
			expect(await templates.get(created.id)).toEqual(created);
			await templates.create({ ...draft, name: "Later" });
			expect(await namesOf(templates)).toEqual(["Later", "Thanks"]);
		});

		test.each<[string, Partial<ReplyTemplateDraft>]>([
			["name", { name: "x".repeat(101) }],
			["subject", { subject: "Re: x\r\nBcc: all@example.com" }],
			["subject", { subject: "x".repeat(201) }],
			["body", { body: "x".repeat(5_001) }],
		])("a template whose %s cannot be stored is invalid, and nothing is stored: %j", async (reason, fields) => {
			const templates = await prepare();
			await expect(templates.create({ ...draft, ...fields })).rejects.toMatchObject({ kind: "invalid", reason });
			expect(await templates.list()).toEqual([]);
		});

		test("a name that another template has is invalid, and a template may keep its own", async () => {
			const templates = await prepare();
			const kept = await templates.create(draft);
			const other = await templates.create({ ...draft, name: "Other" });
			await expect(templates.create(draft)).rejects.toMatchObject({ kind: "invalid", reason: "name" });
			await expect(templates.save(other.id, { name: draft.name }, other.revision)).rejects.toMatchObject({ reason: "name" });
			expect(await templates.save(kept.id, { name: draft.name, body: "New" }, kept.revision)).toMatchObject({ body: "New" });
		});

		test("of two saves of one loaded template the second is a conflict, and the first is stored", async () => {
			const templates = await prepare();
			const loaded = await templates.create(draft);
			const saved = await templates.save(loaded.id, { body: "First" }, loaded.revision);
			await expect(templates.save(loaded.id, { body: "Second" }, loaded.revision)).rejects.toMatchObject({ kind: "conflict" });
			expect(await templates.get(loaded.id)).toEqual(saved);
		});

		test("templates are put in an order, and a deleted one is not-found", async () => {
			const templates = await prepare();
			const [a, b] = [await templates.create({ ...draft, name: "A" }), await templates.create({ ...draft, name: "B" })];
			const before = await templates.reorder([a.id, b.id]);
			expect(await namesOf(templates)).toEqual(["A", "B"]);
			await templates.restoreOrder(before);
			expect(await templates.list()).toEqual([b, a]);
			expect(await templates.delete([b.id])).toEqual({ done: [b.id], kept: [], missing: [] });
			expect(await templates.get(b.id)).toBeNull();
			await expect(templates.save(b.id, { body: "Back" }, b.revision)).rejects.toMatchObject({ kind: "not-found" });
		});

		test("a fifty-first template is refused, and what is stored can still be changed", async () => {
			const templates = await prepare();
			for (let number = 1; number <= 50; number++) await templates.create({ ...draft, name: `Template ${number}` });
			await expect(templates.create(draft)).rejects.toMatchObject({ kind: "invalid", reason: "name" });
			const [first] = await templates.list();
			expect(await templates.save(first?.id ?? "", { body: "Changed" }, first?.revision ?? "")).toMatchObject({
				body: "Changed",
			});
			expect(await templates.list()).toHaveLength(50);
		});
	});
}

const draft: ReplyTemplateDraft = { name: "Thanks", subject: "Re: {service}", body: "Hi {name}" };
