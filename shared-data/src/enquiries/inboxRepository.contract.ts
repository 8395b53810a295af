import type { InboxEntry, InboxRepository, InboxSender } from "./inboxRepository.ts";

/** The differences between the inboxes in this contract. */
interface Kind<Entry extends InboxEntry, Draft> {
	name: string;
	/** A visitor's entry without optional fields. */
	draft: Draft;
	/** The field that names the sender. */
	nameField: keyof Draft & string;
	searchFields: readonly (keyof Draft & string)[];
	/** A field that is not searched. */
	textField: keyof Draft & string;
	/** The first one is the status of a new entry. */
	statuses: readonly Entry["status"][];
	/** The status of an answered entry, which every other status may precede. */
	answeredStatus: Entry["status"];
	/** The admin's fields, before they are set. */
	unset: Partial<Entry>;
	invalid: [field: string, fields: Partial<Draft>][];
}

/** Both views of an empty table. */
export type PrepareEmpty<Entry extends InboxEntry, Draft> = () => Promise<{
	visitor: InboxSender<Draft>;
	admin: InboxRepository<Entry, string>;
}>;

/** The contract of every inbox. */
export function describeInboxRepository<Entry extends InboxEntry, Draft extends object>(
	implementation: string,
	kind: Kind<Entry, Draft>,
	prepareEmpty: PrepareEmpty<Entry, Draft>,
): void {
	const { draft, nameField, statuses, answeredStatus } = kind;
	const [newStatus] = statuses as [Entry["status"]];
	const page = { page: 1, pageSize: 10 };
	const namesOf = (entries: Entry[]) => entries.map((entry) => (entry as Record<string, unknown>)[nameField]);

	/** Sends entries with these names in this order and returns their ids in the same order. */
	async function prepare(...names: string[]) {
		const { visitor, admin } = await prepareEmpty();
		for (const name of names) await visitor.send({ ...draft, [nameField]: name });
		const stored = await admin.listAll();
		return { visitor, admin, stored, ids: stored.map(({ id }) => id) as [string, string, string, string] };
	}

	describe(`${kind.name} in ${implementation}`, () => {
		test("a visitor's submission is stored trimmed, with the first status and the current time", async () => {
			const { visitor, admin } = await prepareEmpty();
			const started = Date.now();
			const blanks = { [nameField]: "  Sari ", [kind.textField]: "Halo\n\nKedua\n" };
			expect(await visitor.send({ ...draft, ...blanks })).toBeUndefined();
			const [entry] = (await admin.listPage(page)).rows;
			expect(entry).toEqual({
				...draft,
				[nameField]: "Sari",
				[kind.textField]: "Halo\n\nKedua",
				id: expect.any(String),
				status: newStatus,
				createdAt: expect.any(Date),
				...kind.unset,
			});
			expect(Math.abs((entry?.createdAt.getTime() ?? 0) - started)).toBeLessThan(60_000);
		});

		test("a filled honeypot looks like success and stores nothing", async () => {
			const { visitor, admin } = await prepareEmpty();
			await expect(visitor.send(draft, { honeypot: "https://spam.example" })).resolves.toBeUndefined();
			expect(await admin.count()).toMatchObject({ total: 0 });
			await visitor.send(draft, { honeypot: "" });
			expect(await admin.count()).toMatchObject({ total: 1 });
		});

		test.each(kind.invalid)("an entry whose %s cannot be stored is invalid, and nothing is stored", async (reason, fields) => {
			const { visitor, admin } = await prepareEmpty();
			const refused = { name: "DataError", kind: "invalid", reason };
			await expect(visitor.send({ ...draft, ...fields })).rejects.toMatchObject(refused);
			expect(await admin.count()).toMatchObject({ total: 0 });
		});

		test("the newest comes first, and unanswered ones come with the oldest first", async () => {
			const { admin, stored, ids } = await prepare("Ani", "Budi", "Citra", "Dewi");
			expect(namesOf(stored)).toEqual(["Ani", "Budi", "Citra", "Dewi"]);
			expect(namesOf((await admin.listPage(page)).rows)).toEqual(["Dewi", "Citra", "Budi", "Ani"]);
			await admin.setStatus([ids[0]], answeredStatus);
			expect(namesOf(await admin.listUnanswered({ limit: 2 }))).toEqual(["Budi", "Citra"]);
			const byName = { by: nameField, direction: "ascending" } as const;
			const sorted = await admin.listPage({ page: 2, pageSize: 3, sort: byName });
			expect([namesOf(sorted.rows), sorted.total]).toEqual([["Dewi"], 4]);
		});

		test("every status is counted and can be filtered for; none is zeros", async () => {
			const { admin, ids } = await prepare(...statuses);
			const counts = Object.fromEntries(statuses.map((status) => [status, 0]));
			for (const [index, status] of statuses.entries()) await admin.setStatus([ids[index] ?? ""], status);
			const ones = Object.fromEntries(statuses.map((status) => [status, 1]));
			expect(await admin.count()).toEqual({ total: statuses.length, ...ones });
			for (const status of statuses) {
				expect(namesOf((await admin.listPage({ ...page, status })).rows)).toEqual([status]);
			}
			await admin.delete(ids);
			expect(await admin.count()).toEqual({ total: 0, ...counts });
		});

		test("the list searches the named fields, whatever the case, and not the text", async () => {
			const { visitor, admin } = await prepareEmpty();
			const emails = kind.searchFields.map((field) => (/email/i.test(field) ? "one@kopi.example" : "Kopi, 100%"));
			for (const [index, field] of kind.searchFields.entries()) {
				const name = field === nameField ? {} : { [nameField]: field };
				await visitor.send({ ...draft, ...name, [field]: emails[index] });
			}
			await visitor.send({ ...draft, [kind.textField]: "kopi" });
			const found = await admin.listPage({ ...page, search: "KOPI" });
			expect(found.total).toBe(kind.searchFields.length);
			const exact = await admin.listPage({ ...page, search: "i, 100%" });
			expect(exact.total).toBe(kind.searchFields.length - 1);
		});

		test("many change their status or are deleted at once, and missing ones are named", async () => {
			const { admin, ids } = await prepare("Ani", "Budi", "Citra");
			const [ani, budi, citra] = ids;
			expect(await admin.delete([citra])).toEqual({ done: [citra], kept: [], missing: [] });
			const { before, ...change } = await admin.setStatus(ids, answeredStatus);
			expect(change).toEqual({ done: [ani, budi], kept: [], missing: [citra] });
			expect(await admin.setStatus([ani], answeredStatus)).toMatchObject({ done: [], kept: [ani], missing: [] });
			expect(await admin.count()).toMatchObject({ total: 2, [answeredStatus]: 2 });
			expect(await admin.restoreStates(before)).toMatchObject({ kept: [], missing: [] });
			expect(await admin.count()).toMatchObject({ total: 2, [newStatus]: 2 });
			await admin.setStatus([budi], answeredStatus);
			expect(await admin.delete([ani, citra])).toEqual({ done: [ani], kept: [], missing: [citra] });
			expect(await admin.get(budi)).toMatchObject({ [nameField]: "Budi", status: answeredStatus });
		});

		test("a status that was replaced elsewhere meanwhile is neither overwritten nor undone", async () => {
			const { admin, ids } = await prepare("Ani");
			const { before } = await admin.setStatus(ids, answeredStatus, newStatus);
			expect(await admin.setStatus(ids, answeredStatus, newStatus)).toEqual({ done: [], kept: ids, missing: [], before: [] });
			expect(await admin.restoreStates(before, newStatus)).toEqual({ done: [], kept: ids, missing: [] });
			expect(await admin.get(ids[0])).toMatchObject({ status: answeredStatus });
			expect(await admin.restoreStates(before, answeredStatus)).toEqual({ done: ids, kept: [], missing: [] });
			expect(await admin.get(ids[0])).toMatchObject({ status: newStatus });
		});

		test("a deleted entry is null, and so is an invalid id", async () => {
			const { admin, ids } = await prepare("Ani");
			await admin.delete(ids);
			expect(await admin.get(ids[0])).toBeNull();
			expect(await admin.get("1")).toBeNull();
			expect(await admin.delete(ids)).toEqual({ done: [], kept: [], missing: ids });
			expect(await admin.setStatus(ids, answeredStatus)).toEqual({ done: [], kept: [], missing: ids, before: [] });
			expect(await admin.listAll()).toEqual([]);
		});
	});
}
