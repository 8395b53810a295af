import type { Contact, ContactDraft } from "./Contact.ts";
import type { ContactRepository, ContactSender } from "./contactRepository.ts";

/** Both views of an empty table. */
type PrepareEmpty = () => Promise<{ visitor: ContactSender; owner: ContactRepository }>;

/** What every implementation of the messages must do. */
export function describeContactRepository(implementation: string, prepareEmpty: PrepareEmpty): void {
	/** Sends messages with these names in this order and gives them as stored, the first one first. */
	async function prepare(...names: string[]) {
		const { visitor, owner } = await prepareEmpty();
		for (const name of names) await visitor.send({ ...draft, name });
		return { visitor, owner, stored: await owner.listAll() };
	}
	const names = (messages: Contact[]) => messages.map(({ name }) => name);
	const page = { page: 1, pageSize: 10 };

	describe(`messages in ${implementation}`, () => {
		test("what a visitor sends arrives unread, trimmed, and now", async () => {
			const { visitor, owner } = await prepareEmpty();
			const started = Date.now();
			expect(await visitor.send({ ...draft, name: "  Sari ", message: "Halo\n\nKedua\n" })).toBeUndefined();
			const [message] = (await owner.listPage(page)).rows;
			expect(message).toEqual({
				...draft,
				name: "Sari",
				message: "Halo\n\nKedua",
				id: expect.any(String),
				status: "unread",
				createdAt: expect.any(Date),
			});
			expect(Math.abs((message?.createdAt.getTime() ?? 0) - started)).toBeLessThan(60_000);
		});

		test("a filled trap looks like success and stores nothing", async () => {
			const { visitor, owner } = await prepareEmpty();
			await expect(visitor.send(draft, { trap: "https://spam.example" })).resolves.toBeUndefined();
			expect(await owner.count()).toMatchObject({ total: 0 });
			await visitor.send(draft, { trap: "" });
			expect(await owner.count()).toMatchObject({ total: 1 });
		});

		test.each<[string, Partial<ContactDraft>]>([
			["name", { name: " " }],
			["email", { email: "sari@example" }],
			["subject", { subject: "x".repeat(301) }],
			["message", { message: "\n" }],
		])("a message whose %s cannot be stored is invalid, and nothing is stored", async (reason, fields) => {
			const { visitor, owner } = await prepareEmpty();
			await expect(visitor.send({ ...draft, ...fields })).rejects.toMatchObject({ name: "DataError", kind: "invalid", reason });
			expect(await owner.count()).toMatchObject({ total: 0 });
		});

		test("the newest comes first, and the longest waiting is the first unanswered", async () => {
			const { owner, stored } = await prepare("Ani", "Budi", "Citra", "Dewi");
			expect(names(stored)).toEqual(["Ani", "Budi", "Citra", "Dewi"]);
			expect(names((await owner.listPage(page)).rows)).toEqual(["Dewi", "Citra", "Budi", "Ani"]);
			await owner.markReplied(idOf(stored, "Ani"));
			await owner.markRead(idOf(stored, "Budi"));
			expect(names(await owner.listUnanswered({ limit: 2 }))).toEqual(["Budi", "Citra"]);
			const sorted = await owner.listPage({ page: 2, pageSize: 3, sort: { by: "name", direction: "ascending" } });
			expect([names(sorted.rows), sorted.total]).toEqual([["Dewi"], 4]);
		});

		test("reading makes an unread message read, and no replied one unreplied", async () => {
			const { owner, stored } = await prepare("Ani");
			const id = idOf(stored, "Ani");
			expect(await owner.markRead(id)).toEqual({ ...stored[0], status: "read" });
			expect(await owner.markRead(id)).toMatchObject({ status: "read" });
			expect(await owner.markReplied(id)).toEqual({ ...stored[0], status: "replied" });
			expect(await owner.markRead(id)).toMatchObject({ status: "replied" });
			expect(await owner.get(id)).toMatchObject({ status: "replied" });
		});

		test("every status is counted", async () => {
			const { owner, stored } = await prepare("Ani", "Budi", "Citra", "Dewi");
			await owner.markReplied(idOf(stored, "Ani"));
			await owner.markRead(idOf(stored, "Budi"));
			expect(await owner.count()).toEqual({ total: 4, unread: 2, read: 1, replied: 1 });
			expect(names((await owner.listPage({ ...page, status: "unread" })).rows)).toEqual(["Dewi", "Citra"]);
		});

		test("the list searches name, e-mail and subject, and not the message", async () => {
			const { visitor, owner } = await prepareEmpty();
			await visitor.send({ ...draft, name: "Ani", email: "one@kopi.example" });
			await visitor.send({ ...draft, name: "Budi", subject: "Kopi, 100%" });
			await visitor.send({ ...draft, name: "Kopi" });
			await visitor.send({ ...draft, name: "Dewi", message: "kopi" });
			expect(names((await owner.listPage({ ...page, search: "KOPI" })).rows)).toEqual(["Kopi", "Budi", "Ani"]);
			expect(names((await owner.listPage({ ...page, search: "i, 100%" })).rows)).toEqual(["Budi"]);
		});

		test("many are marked and deleted at once, and missing ones are named", async () => {
			const { owner, stored } = await prepare("Ani", "Budi", "Citra");
			const [ani, budi, citra] = stored.map(({ id }) => id) as [string, string, string];
			await owner.markReplied(ani);
			await owner.delete(citra);
			expect(await owner.markManyRead([ani, budi, citra])).toEqual({ done: [ani, budi], missing: [citra] });
			expect(await owner.count()).toEqual({ total: 2, unread: 0, read: 1, replied: 1 });
			expect(await owner.markManyReplied([budi])).toEqual({ done: [budi], missing: [] });
			expect(await owner.deleteMany([ani, budi, citra])).toEqual({ done: [ani, budi], missing: [citra] });
			expect(await owner.listAll()).toEqual([]);
		});

		test("a write that finds no row says so", async () => {
			const { owner, stored } = await prepare("Ani");
			const id = idOf(stored, "Ani");
			await owner.delete(id);
			const missing = { name: "DataError", kind: "not-found" };
			expect(await owner.get(id)).toBeNull();
			expect(await owner.get("1")).toBeNull();
			await expect(owner.delete(id)).rejects.toMatchObject(missing);
			await expect(owner.markRead(id)).rejects.toMatchObject(missing);
			await expect(owner.markReplied(id)).rejects.toMatchObject(missing);
		});
	});
}

const draft: ContactDraft = { name: "Sari", email: "sari@example.com", subject: "Teh", message: "Halo" };

const idOf = (messages: Contact[], wanted: string): string => messages.find(({ name }) => name === wanted)?.id ?? "";
