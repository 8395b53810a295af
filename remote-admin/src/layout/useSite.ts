import { defaultSite } from "@site/shared-data/settings";
import { useRouteLoaderData } from "@site/shared-ui/router";
import type { adminLoader, Site } from "./adminLoader.ts";

/** The site's name, time zone and city, as the layout has read them. */
export const useSite = (): Site => useRouteLoaderData<typeof adminLoader>("admin-layout")?.site ?? defaultSite;
