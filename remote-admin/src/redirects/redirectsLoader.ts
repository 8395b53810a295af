import { adminRepositoriesContext } from "@site/shared-data";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { toResult } from "../results/Result.ts";

/** Starts the read; the list appears, or fails, on its own. */
export const redirectsLoader = ({ context }: LoaderFunctionArgs) => ({
	redirects: toResult(context.get(adminRepositoriesContext).redirects.listAll()),
});
