import { noGuestPages } from "@site/shared-data";
import type { Money } from "@site/shared-data/amounts";
import { useRouteLoaderData } from "@site/shared-ui/router";
import { type adminLoader, documentSite, type Site } from "./adminLoader.ts";

const useLayoutData = () => useRouteLoaderData<typeof adminLoader>("admin-layout");

export const useSite = (): Site => useLayoutData()?.site ?? documentSite();

/** How amounts of this currency are written. */
export const useMoney = (currency: string): Money => ({ ...useSite().money, currency });

/** The signed-in account. */
export const useAccount = () => useLayoutData()?.user;

/** The entries of other remotes in the menu and the palette. */
export const useGuestPages = () => useLayoutData()?.guests ?? noGuestPages;
