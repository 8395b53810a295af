import { publicRepositoriesContext } from "@site/shared-data";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { partialContent, readIfPossible } from "../layout/layoutLoader.ts";
import { availabilityOf } from "../layout/page/availabilityOf.ts";

/** Reads the text of the availability badge. The form works without it. */
export async function hireLoader({ context }: LoaderFunctionArgs) {
	const profile = await readIfPossible(context.get(publicRepositoriesContext).profile.get());
	return data({ availability: profile ? availabilityOf(profile) : null }, profile === undefined ? partialContent : {});
}
