import { useRouteLoaderData } from "@site/shared-ui/router";
import type { LayoutData } from "../layoutLoader.ts";

/** Whose site this is and where it stands, for titles, signatures and absolute addresses. */
export const useSite = () => useRouteLoaderData("public-layout") as LayoutData;
