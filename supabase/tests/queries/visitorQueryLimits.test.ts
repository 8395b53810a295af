import type { AnyAST } from "@supabase/lite";
import { assertVisitorQuery, createPageLimit, maxRows } from "../../embedded/engine/queries/visitorQuery.ts";

const times = <Item>(count: number, item: (index: number) => Item) => Array.from({ length: count }, (_, index) => item(index));
const isEqual = { id: { $eq: "a" } };
const patterns = (...operands: string[]) => ({ where: { $or: operands.map((operand) => ({ title: { $like: operand } })) } });

/** Each limit of a visitor's query, and the query that reaches it. */
test.each<[string, number, (count: number) => object]>([
	["columns", 30, (count) => ({ select: times(count, (index) => `c${index}`) })],
	[
		"columns with those of another table",
		30,
		(count) => ({ select: ["id", { essays: { select: times(count - 2, (index) => `c${index}`) } }] }),
	],
	[
		"conditions with and, or and not",
		20,
		(count) => ({ where: { $and: [{ $or: times(count - 3, () => isEqual) }, { $not: {} }] } }),
	],
	["patterns", 5, (count) => patterns(...times(count, () => "a%"))],
	["characters of patterns", 200, (count) => patterns("a".repeat(100), "b".repeat(count - 100))],
	["values of a list", 100, (count) => ({ where: { id: { $in: times(count, () => "a") } } })],
	["orders", 5, (count) => ({ order: times(count, (index) => ({ column: `c${index}` })) })],
	["sent rows", 20, (count) => ({ values: times(count, () => ({ name: "a" })) })],
])("a visitor's query may have the maximum of %s, %d", (_, limit, query) => {
	const assertQuery = (count: number) => () => assertVisitorQuery(query(count) as AnyAST);
	expect(assertQuery(limit)).not.toThrow();
	expect(assertQuery(limit + 1)).toThrow(expect.objectContaining({ code: "PT400" }));
});

const embed = (...select: unknown[]) => ({ select: ["id", { essays: { select } }] });

test.each<object>([
	{},
	{ select: ["*"] },
	{ select: ["*", { essays: { select: ["id"] } }] },
	{ select: ["a1_B", { short: { column: "title" } }] },
	embed("id", "title"),
	{ where: { id: { $eq: null } } },
	{ where: { id: { $in: ["a", null] } } },
	{ where: { $not: { id: { $gte: 1 } } } },
	{ order: [{ column: "id" }] },
])("a visitor's query may be %j", (query) => {
	expect(() => assertVisitorQuery(query as AnyAST)).not.toThrow();
});

test.each<object>([
	{ select: ["id", "id"] },
	{ select: ["id", { short: { column: "id" } }] },
	{ select: ["*", "id"] },
	{ select: ["*", "id", { essays: { select: ["id"] } }] },
	{ select: ["values->a"] },
	{ select: ["1a"] },
	{ select: [{ short: { column: "values->a" } }] },
	{ select: [{ short: { column: "a" }, other: {} }] },
	{ select: [{ short: { column: "a", cast: "text" } }] },
	{ select: [{ essays: { select: ["id"] } }, { projects: { select: ["id"] } }] },
	embed("*"),
	embed("content"),
	embed({ projects: { select: ["id"] } }),
	{ where: { id: { $regex: "a" } } },
	{ where: { id: { $eq: { column: "a" } } } },
	{ where: { id: { $in: ["a", {}] } } },
	{ where: { content: { $eq: "a" } } },
	{ where: { "values->a": { $eq: "a" } } },
	{ order: [{ column: "content" }] },
	{ order: [{ column: "a b" }] },
	{ order: [{ column: "id", embed: "essays" }] },
])("a visitor's query may not be %j", (query) => {
	expect(() => assertVisitorQuery(query as AnyAST)).toThrow(expect.objectContaining({ code: "PT400" }));
});

test("a page has as many rows as fit into 4 MB; a table with long texts is measured every ten seconds", async () => {
	jest.useFakeTimers();
	jest.advanceTimersByTime(60_000);
	const asked: string[] = [];
	let found: { fitting: number; longer: number }[] = [{ fitting: 7, longer: 1 }];
	const run = async (text: string) => ({ rows: found, text: asked.push(text) });
	const limitOf = createPageLimit({
		transaction: (use: (queries: object) => unknown) => use({ exec: run, query: run }),
	} as unknown as Parameters<typeof createPageLimit>[0]);
	const ask = (from: string, select?: unknown) => limitOf({ from, select } as AnyAST);
	for (const select of [["id"], ["contents", "title"], [{ essays: { select: ["id"] } }]])
		expect(await ask("essays", select)).toBe(maxRows);
	expect(await ask("jobs", ["*"])).toBe(maxRows);
	expect(asked).toEqual([]);
	expect([await ask("essays", ["*"]), await ask("essays", ["id", { text: { column: "content" } }]), await ask("essays")]).toEqual(
		[7, 7, 7],
	);
	expect(asked).toEqual(["set local role anon", expect.stringMatching(/<= 4194304[^]*> 4194304[^]*public\.essays/)]);
	found = [{ fitting: 0, longer: 9 }];
	jest.advanceTimersByTime(9_999);
	expect(await ask("essays")).toBe(7);
	jest.advanceTimersByTime(1);
	expect([await ask("essays"), await ask("projects")]).toEqual([1, 1]);
	found = [{ fitting: 9, longer: 0 }];
	jest.advanceTimersByTime(10_000);
	expect(await ask("essays")).toBe(maxRows);
	found = [];
	expect(await ask("projects")).toBe(maxRows);
	jest.useRealTimers();
});
