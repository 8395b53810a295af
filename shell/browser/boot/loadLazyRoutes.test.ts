import type { RouteObject } from "@site/shared-ui/router";
import { loadLazyRoutes } from "./loadLazyRoutes.ts";

const Page = () => null;
const loader = () => null;

test("the routes that match the URL are loaded; other routes stay lazy", async () => {
	const routes: RouteObject[] = [
		{
			id: "layout",
			children: [
				{ id: "store", path: "store", lazy: async () => ({ Component: Page, loader }) },
				{ id: "contact", path: "contact", lazy: async () => ({ Component: Page }) },
			],
		},
	];
	const [store, contact] = (routes[0] as RouteObject).children as RouteObject[];
	await loadLazyRoutes(routes, "/store");
	expect(store).toEqual({ id: "store", path: "store", Component: Page, loader });
	expect(contact?.lazy).toBeDefined();
});

test("a file that fails to load is requested again at the next call", async () => {
	let isOnline = false;
	const lazy = async () => {
		if (!isOnline) throw new Error("Loading chunk failed");
		return { Component: Page };
	};
	const routes: RouteObject[] = [{ id: "store", path: "store", lazy }];
	await expect(loadLazyRoutes(routes, "/store")).rejects.toThrow("Loading chunk failed");
	isOnline = true;
	await loadLazyRoutes(routes, "/store");
	expect(routes[0]).toEqual({ id: "store", path: "store", Component: Page });
});
