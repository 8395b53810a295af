import { DataError, partialContentHeader, publicRepositoriesContext } from "@site/shared-data";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { availabilityOf } from "../layout/page/availabilityOf.ts";

/** What the hire page shows beside its form. */
export interface HireData {
	/** The badge's words; null while the admin takes no work or nobody can tell. */
	availability: string | null;
}

/** Reads whether the admin takes work. The form stands without it. */
export async function hireLoader({ context }: LoaderFunctionArgs) {
	try {
		const profile = await context.get(publicRepositoriesContext).profile.get();
		return data<HireData>({ availability: profile && availabilityOf(profile) });
	} catch (error) {
		if (!(error instanceof DataError)) throw error;
		return data<HireData>({ availability: null }, { headers: { [partialContentHeader]: "1" } });
	}
}
