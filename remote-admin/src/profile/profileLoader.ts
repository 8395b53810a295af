import { adminRepositoriesContext } from "@site/shared-data";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { imageStore } from "../images/imageStore.ts";
import { toStoredProfile } from "./profileValues.ts";

/** The profile; a missing one is created. */
export async function profileLoader({ context }: LoaderFunctionArgs) {
	const repositories = context.get(adminRepositoriesContext);
	const stored = toStoredProfile(await repositories.profile.getOrCreate());
	return { stored, storeImage: imageStore(repositories, "profile-images") };
}
