import { toJson } from "./renderRoutes.tsx";

const cycle: Record<string, unknown> = {};
cycle.self = { cycle };

test.each([
	["a bigint", 10n],
	["a cycle", cycle],
	["a function", () => 1],
	["a symbol", Symbol("tea")],
	["a promise", Promise.resolve(1)],
	["a map", new Map([[1, 2]])],
	["a set", new Set([1])],
])("loader data with %s are refused, because the browser would not get them", (_, value) => {
	expect(() => toJson({ "garden-home": { value } })).toThrow(TypeError);
});

test("loader data of JSON's values, dates and what has a toJSON are text", () => {
	const value = { text: "tea", list: [1, null, true], date: new Date(0), missing: undefined };
	expect(JSON.parse(toJson(value))).toEqual({ text: "tea", list: [1, null, true], date: "1970-01-01T00:00:00.000Z" });
});
