import { publicRepositoriesContext } from "@site/shared-data";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { partialContent, readIfPossible } from "../layout/layoutLoader.ts";
import { availabilityOf } from "../layout/page/availabilityOf.ts";

/** The data of the hire page. */
export interface HireData {
	/** The badge's text; null if the admin is not available or the profile could not be read. */
	availability: string | null;
}

/** Reads the admin's availability. The form works without it. */
export async function hireLoader({ context }: LoaderFunctionArgs) {
	const profile = await readIfPossible(context.get(publicRepositoriesContext).profile.get());
	return data<HireData>({ availability: profile ? availabilityOf(profile) : null }, profile === undefined ? partialContent : {});
}
