import type { RouteObject } from "@site/shared-ui/router";
import { loaders } from "./loaders.server.ts";

/** The chunk of a lazy page is named after the id of its route, so that the server can preload it. */
export const routes: RouteObject[] = [
	{
		path: "/garden",
		id: "garden-home",
		loader: loaders.garden,
		lazy: () => import(/* webpackChunkName: "garden-home" */ "./GardenScreen.tsx"),
	},
	{
		path: "/garden/:note",
		id: "garden-note",
		loader: loaders.note,
		lazy: () => import(/* webpackChunkName: "garden-note" */ "./NoteScreen.tsx"),
	},
];
