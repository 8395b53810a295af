import { pages, publicRepositoriesContext, renderMarkdownContext } from "@site/shared-data";
import { createMarkdownRenderer } from "@site/shared-data/markdown";
import { createMemoryPublicRepositories } from "@site/shared-data/testing";
import { matchRoutes, RouterContextProvider } from "@site/shared-ui/router";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "@site/shared-ui/router/server";
import { createMemoryRouter, RouterProvider } from "@site/shared-ui/router/testing";
import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { routes } from "./routes.tsx";
import { sampleSiteSeed } from "./testing/sampleSiteSeed.ts";

const requestContext = (isFailing: boolean) => {
	const repositories = createMemoryPublicRepositories(sampleSiteSeed());
	if (isFailing) repositories.failWith("unavailable", "projects");
	const context = new RouterContextProvider();
	context.set(publicRepositoriesContext, repositories);
	context.set(renderMarkdownContext, createMarkdownRenderer(window));
	return context;
};

/** As the shell does before it hydrates. */
async function loadLazyRoutes(path: string) {
	for (const { route } of matchRoutes(routes, new URL(path, "http://localhost").pathname) ?? []) {
		if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
	}
}

afterEach(() => {
	jest.useRealTimers();
	jest.restoreAllMocks();
});

test.each<[path: string, isFailing: boolean, status: number]>([
	...pages.map(({ path }): [string, boolean, number] => [path, false, 200]),
	["/store?kategori=custom", false, 200],
	["/contact?service=Web+Application", false, 200],
	["/privacy", false, 200],
	["/nowhere", false, 404],
	["/projects/kebun", false, 200],
	["/projects/nothing", false, 404],
	["/essays/terraces", false, 200],
	["/", true, 500],
])(
	"the server's page for %s (backend failing: %s) has status %i, and hydrates without a difference",
	async (path, isFailing, status) => {
		jest.useFakeTimers({ now: new Date("2026-03-05T16:59:59Z"), doNotFake: ["queueMicrotask", "nextTick", "setImmediate"] });
		const consoleErrors: unknown[] = [];
		jest.spyOn(console, "error").mockImplementation((...words) => void consoleErrors.push(words));

		const handler = createStaticHandler(routes);
		const context = await handler.query(new Request(`http://localhost${path}`), { requestContext: requestContext(isFailing) });
		if (context instanceof Response) throw new Error("The page returned a bare response");
		expect(context.statusCode).toBe(status);
		const html = renderToString(
			<StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
		);

		// The visitor's clock is half a day ahead of the server's.
		jest.setSystemTime(new Date("2026-03-06T04:20:00Z"));
		const { loaderData, errors } = JSON.parse(JSON.stringify({ loaderData: context.loaderData, errors: context.errors }));
		await loadLazyRoutes(path);
		const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData: { loaderData, errors } });
		const container = document.body.appendChild(document.createElement("div"));
		container.innerHTML = html;
		await act(async () => {
			hydrateRoot(container, <RouterProvider router={router} />, { onRecoverableError: (error) => consoleErrors.push(error) });
		});

		expect(consoleErrors).toEqual([]);
		// The time is set in a separate task.
		await act(async () => jest.advanceTimersByTime(0));
		expect(container.querySelector("footer time")).toHaveTextContent("11:20");
	},
);
