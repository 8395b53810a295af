import { noGuestPages } from "@site/shared-data";
import { defaultSite } from "@site/shared-data/settings";
import { useRouteLoaderData } from "@site/shared-ui/router";
import type { adminLoader, Site } from "./adminLoader.ts";

const useLayoutData = () => useRouteLoaderData<typeof adminLoader>("admin-layout");

export const useSite = (): Site => useLayoutData()?.site ?? defaultSite;

/** What other remotes add to the menu and the palette. */
export const useGuestPages = () => useLayoutData()?.guests ?? noGuestPages;
