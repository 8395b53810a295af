import type { AnyAST } from "@supabase/lite";
import { assertVisitorQuery } from "../../embedded/engine/queries/visitorQuery.ts";

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
