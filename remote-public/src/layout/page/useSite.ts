import { useRouteLoaderData } from "@site/shared-ui/router";
import type { LayoutData } from "../layoutLoader.ts";

/** The site's name and origin, for titles, signatures and absolute URLs. */
export const useSite = () => useRouteLoaderData("public-layout") as LayoutData;
