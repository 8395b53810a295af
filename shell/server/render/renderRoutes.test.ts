import { Overloaded } from "@site/shared-data/admission";
import { createPageRenderer } from "./createPageRenderer.ts";
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

test("the error page of an external remote is not rendered without a slot", async () => {
	const loadRemote = jest.fn();
	const renderPage = createPageRenderer({
		loadRemote,
		contextFor: jest.fn(),
		renderGuestPage: () => Promise.reject(new Error("Its process ended.")),
		renderFallback: () => Promise.reject(new Overloaded("too many requests are waiting")),
		renderWithoutFrame: jest.fn(),
		originFor: () => "http://site.test",
		problems: { failed: jest.fn(), rendered: jest.fn() },
	});
	const guest = { id: "garden", area: "public", access: "everyone", routes: [{ path: "/garden", title: "Garden" }] } as const;
	const remotes = { garden: { version: "1", entry: "/remotes/garden/1/remoteEntry.js", integrity: "", guest } };
	const query = { request: new Request("http://site.test/garden"), deployment: { revision: 1, remotes }, hasDocument: true };
	await expect(renderPage(query)).rejects.toThrow(Overloaded);
	expect(loadRemote).not.toHaveBeenCalled();
});
