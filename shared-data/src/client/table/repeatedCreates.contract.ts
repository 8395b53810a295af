import { randomUUID } from "node:crypto";
import type { AdminRepositories } from "../../contract/repositories.ts";
import { buildEssay, buildJob, buildProject, buildReplyTemplate, buildService } from "../../testing/builders.ts";
import type { DraftRepository, EditableEntity } from "./tableRepository.ts";

type Repository = DraftRepository<EditableEntity, object>;

/** Every table to which a form adds rows: its repository, and the fields of two rows. */
const kinds: Record<string, (admin: AdminRepositories) => Promise<readonly [Repository, object, object]>> = {
	essays: async ({ essays }) => [essays as Repository, { ...buildEssay({ title: "Kopi" }), id: "" }, { title: "Teh" }],
	projects: async ({ projects }) => [projects as Repository, { ...buildProject({ title: "Kopi" }), id: "" }, { title: "Teh" }],
	jobs: async ({ jobs }) => [jobs as Repository, buildJob({ position: "Kopi" }), { position: "Teh" }],
	replyTemplates: async ({ replyTemplates }) => [
		replyTemplates as unknown as Repository,
		buildReplyTemplate({ name: "Kopi" }),
		{ name: "Teh" },
	],
	serviceCategories: async ({ serviceCategories }) => [
		serviceCategories as unknown as Repository,
		{ name: "Kopi" },
		{ name: "Teh" },
	],
	services: async ({ services, serviceCategories }) => {
		const { id } = await serviceCategories.create({ name: randomUUID() });
		return [services as unknown as Repository, buildService({ name: "Kopi", category: id }), { name: "Teh" }];
	},
	enquiryNotes: async ({ enquiryNotes, contacts }) => {
		const [message] = await contacts.listAll();
		return [enquiryNotes as unknown as Repository, { entity: "contacts", entityId: message?.id, body: "Kopi" }, { body: "Teh" }];
	},
};

/** The contract of creates with a key; `prepare` returns tables with one message. */
export function describeRepeatedCreates(implementation: string, prepare: () => Promise<AdminRepositories>): void {
	describe(`repeated creates in ${implementation}`, () => {
		const open = async (kind: string) => (kinds[kind] as (typeof kinds)[string])(await prepare());

		test.each(Object.keys(kinds))("%s: another create with the key names the row, and makes and changes none", async (kind) => {
			const [{ create, get }, draft, other] = await open(kind);
			const key = randomUUID();
			const made = await create(draft, key);
			expect(await get(made.id)).toEqual(made);
			for (const repeated of [draft, { ...draft, ...other }])
				await expect(create(repeated, key)).rejects.toMatchObject({ name: "DataError", kind: "conflict", reason: made.id });
			expect(await get(made.id)).toEqual(made);
			expect((await create({ ...draft, ...other }, randomUUID())).id).not.toBe(made.id);
		});

		test("a key makes another row once its own is deleted", async () => {
			const { essays } = await prepare();
			const key = randomUUID();
			const draft = { ...buildEssay({ title: "Kopi" }), id: "" };
			const { id } = await essays.create(draft, key);
			await essays.delete([id]);
			// Takes the slug of the deleted one.
			await essays.create(draft, randomUUID());
			expect((await essays.create(draft, key)).id).not.toBe(id);
		});

		test("two creates with one key at once make one row", async () => {
			const { jobs } = await prepare();
			const key = randomUUID();
			const before = (await jobs.list()).length;
			await Promise.allSettled([1, 2].map(() => jobs.create(buildJob(), key)));
			expect(await jobs.list()).toHaveLength(before + 1);
		});

		test("a create with a key is refused as one without: an invalid field has its name", async () => {
			const { essays } = await prepare();
			const refused = essays.create(buildEssay({ translationOf: "no-such-essay" }), randomUUID());
			await expect(refused).rejects.toMatchObject({ kind: "invalid", reason: "translationOf" });
		});
	});
}
