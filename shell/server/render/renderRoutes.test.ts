import { DataError, guestPagesContext, partialContentHeader, siteOriginContext } from "@site/shared-data";
import { Overloaded } from "@site/shared-data/admission";
import { createMemoryPublicRepositories } from "@site/shared-data/testing";
import { data, type LoaderFunctionArgs, type RouteObject, redirect } from "@site/shared-ui/router";
import { createPageRenderer } from "./createPageRenderer.ts";
import { loaderContext } from "./loaderContext.ts";
import { queryRoutes, toJson, toPage } from "./renderRoutes.tsx";

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

describe("a page", () => {
	type Loader = (args: LoaderFunctionArgs) => unknown;
	const link = { label: "Garden", icon: "leaf", order: 1 };
	const routes = [{ path: "/garden", title: "Garden", navigation: link }];
	const guest = { id: "garden", area: "public", access: "everyone", routes } as const;
	const context = loaderContext({
		repositories: createMemoryPublicRepositories(),
		renderMarkdown: jest.fn(),
		deployment: { revision: 1, remotes: { garden: { version: "1", entry: "", integrity: "", guest } } },
		origin: "https://site.test",
	});
	const query = (tree: RouteObject[]) => queryRoutes({ request: new Request("https://site.test/tea"), routes: tree, context });
	const treeOf = (loader: Loader): RouteObject[] => [{ id: "tea", path: "/tea", loader, element: "Tea" }];
	const render = async (tree: RouteObject[], hasDocument = true) => {
		const result = await query(tree);
		if (result instanceof Response) throw new Error("The page redirects.");
		const page = await toPage(result, hasDocument);
		return { ...page, data: JSON.parse(page.data) };
	};
	const fail = (error: unknown) => () => {
		throw error;
	};

	test.each<[string, Loader, number, unknown]>([
		["is not found", fail(new Response(null, { status: 404 })), 404, expect.objectContaining({ status: 404 })],
		["has no backend", fail(new DataError("offline", "10.0.0.7")), 503, { name: "DataError", kind: "offline" }],
		["fails", fail(new TypeError("10.0.0.7")), 500, { name: "TypeError", kind: "unknown" }],
		["throws a text", fail("10.0.0.7"), 500, { name: "Error", kind: "unknown" }],
	])("that %s has its status, and the browser gets the error without its message", async (_, loader, status, error) => {
		const page = await render(treeOf(loader));
		expect([page.status, Object.values(page.data.errors)]).toEqual([status, [error]]);
		expect(String(page.document?.html)).not.toContain("10.0.0.7");
	});

	test("has the site's origin, the links to external remotes, its routes and its HTML", async () => {
		const tree = treeOf(({ context }) => [context.get(siteOriginContext), context.get(guestPagesContext)("public").navigation]);
		const loaderData = { tea: ["https://site.test", [{ path: "/garden", ...link }]] };
		const page = await render(tree);
		expect(page).toMatchObject({ status: 200, isIncomplete: false, routeIds: ["shell", "slot-public", "tea"] });
		expect([page.data, String(page.document?.html)]).toEqual([
			{ loaderData, actionData: null, errors: null },
			expect.stringContaining("Tea"),
		]);
		expect(await render(tree, false)).toEqual({ ...page, document: undefined, data: loaderData });
	});

	test("of partial data is incomplete", async () => {
		const partial = () => data({}, { headers: { [partialContentHeader]: "1" } });
		expect(await render(treeOf(partial))).toMatchObject({ status: 200, isIncomplete: true });
	});

	test("that a loader redirects is the redirect", async () => {
		const result = await query(treeOf(() => redirect("/coffee")));
		expect(result instanceof Response && [result.status, result.headers.get("location")]).toEqual([302, "/coffee"]);
	});

	test("whose code could not be loaded is rendered at the next request", async () => {
		const lazy = jest
			.fn()
			.mockResolvedValue({ loader: () => null })
			.mockRejectedValueOnce(new Error("no file"));
		const tree: RouteObject[] = [{ path: "/tea", lazy, element: "Tea" }];
		expect([(await render(tree)).status, (await render(tree)).status]).toEqual([500, 200]);
	});
});
