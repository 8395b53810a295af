import { adminRepositoriesContext } from "@site/shared-data";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { imageStore } from "../../images/imageStore.ts";
import { toStoredJob } from "./jobValues.ts";

/** The job that the address names, "missing" when there is none; null at the address of a new one. */
export async function jobFormLoader({ context, params }: LoaderFunctionArgs) {
	const repositories = context.get(adminRepositoriesContext);
	const storeImage = imageStore(repositories, "company-logos");
	if (params.id === undefined) return { stored: null, storeImage };
	const job = await repositories.jobs.get(params.id);
	return { stored: job ? toStoredJob(job) : ("missing" as const), storeImage };
}
