import { defaultSite } from "@site/shared-data/settings";
import { useRouteLoaderData } from "@site/shared-ui/router";
import type { adminLoader, Site } from "./adminLoader.ts";

export const useSite = (): Site => useRouteLoaderData<typeof adminLoader>("admin-layout")?.site ?? defaultSite;
