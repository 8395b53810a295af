import {
	adminRepositoriesContext,
	publicRepositoriesContext,
	type RemoteModule,
	type SessionUser,
	systemContext,
} from "@site/shared-data";
import {
	buildEssay,
	buildJob,
	buildProfile,
	buildProject,
	createMemoryAdminRepositories,
	createMemoryPublicRepositories,
} from "@site/shared-data/testing";
import { LoadingState } from "@site/shared-ui";
import { Outlet, RouterContextProvider, routerFuture } from "@site/shared-ui/router";
import { createMemoryRouter, RouterProvider } from "@site/shared-ui/router/testing";
import { createStore, Provider } from "jotai";
import { createRoot } from "react-dom/client";
import { dataUrl } from "../../../../shell/browser/router/dataUrl.ts";
import { singleFetch } from "../../../../shell/browser/router/singleFetch.ts";
import { areaOf } from "../../../../shell/deployment/index.ts";

const admin: SessionUser = { id: "1", email: "admin@example.test", name: "Raka", isAdmin: true };

const rows = () => ({
	profile: buildProfile({ name: "Raka Wiratama" }),
	projects: [buildProject({ id: "kebun", title: "Kebun", status: "published" })],
	essays: [buildEssay({ id: "tea", title: "On tea", status: "published" })],
	jobs: [buildJob()],
	signedIn: admin,
});

/** Mounts a remote's routes at a path with only what its contract requires. */
export function mount({ routes }: RemoteModule, path: string) {
	const store = createStore();
	const [visitors, admins] = [createMemoryPublicRepositories(rows()), createMemoryAdminRepositories(rows())];
	const router = createMemoryRouter([{ Component: Outlet, HydrateFallback: LoadingState, children: routes }], {
		initialEntries: [path],
		future: routerFuture,
		dataStrategy: singleFetch({
			fetchPageData: async (page) => (await fetch(dataUrl(page))).json(),
			isRenderedOnServer: (pathname) => areaOf(pathname) === "public",
			isInitialized: () => false,
			loadDocument: () => Promise.reject(new Error("The harness has one document")),
		}),
		getContext: () => {
			const context = new RouterContextProvider();
			context.set(publicRepositoriesContext, visitors);
			context.set(adminRepositoriesContext, admins);
			context.set(systemContext, async () => ({
				revision: 1,
				parts: [],
				backend: { url: "memory", fromBrowser: { isChecked: false }, fromServer: { isChecked: false } },
			}));
			return context;
		},
	});
	const container = document.createElement("div");
	document.getElementById("stage")?.append(container);
	const root = createRoot(container);
	root.render(
		<Provider store={store}>
			<RouterProvider router={router} />
		</Provider>,
	);
	return {
		store,
		close() {
			root.unmount();
			router.dispose();
			container.remove();
		},
	};
}
