import { adminRepositoriesContext } from "@site/shared-data";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { toResult } from "../results/Result.ts";

export const replyTemplatesLoader = ({ context }: LoaderFunctionArgs) => ({
	templates: toResult(context.get(adminRepositoriesContext).replyTemplates.list()),
});
