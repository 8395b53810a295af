import { useRouteLoaderData } from "@site/shared-ui/router";
import type { LayoutData } from "../layoutLoader.ts";

export const useSite = () => useRouteLoaderData("public-layout") as LayoutData;
