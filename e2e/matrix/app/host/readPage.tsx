import { themeAtom } from "@site/shared-data";
import { SkipLink } from "@site/shared-ui";
import { createStore, Provider } from "jotai";
import type { ComponentType } from "react";

declare const __webpack_init_sharing__: (scope: "default") => Promise<void>;
declare const __webpack_share_scopes__: { default: object };

/** A remote's container, on the server and in the browser. */
export interface Container {
	init: (scope: object) => Promise<void>;
	get: (name: string) => Promise<() => { routes: { Component: ComponentType }[] }>;
}

/** The first page of a remote. The share scope has only packages that the host uses itself. */
export async function readPage(container: Container) {
	await __webpack_init_sharing__("default");
	await container.init(__webpack_share_scopes__.default);
	const { routes } = (await container.get("./module"))();
	const Page = routes[0]?.Component as ComponentType;
	const store = createStore();
	store.set(themeAtom, "dark");
	return (
		<Provider store={store}>
			<SkipLink />
			<Page />
		</Provider>
	);
}
