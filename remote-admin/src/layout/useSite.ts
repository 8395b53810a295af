import { noGuestPages } from "@site/shared-data";
import { useRouteLoaderData } from "@site/shared-ui/router";
import { type adminLoader, documentSite, type Site } from "./adminLoader.ts";

const useLayoutData = () => useRouteLoaderData<typeof adminLoader>("admin-layout");

export const useSite = (): Site => useLayoutData()?.site ?? documentSite();

/** The signed-in account. */
export const useAccount = () => useLayoutData()?.user;

/** The entries of other remotes in the menu and the palette. */
export const useGuestPages = () => useLayoutData()?.guests ?? noGuestPages;
