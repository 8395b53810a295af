import { DataError, publicRepositoriesContext } from "@site/shared-data";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { availabilityOf } from "../layout/availabilityOf.ts";

/** What the hire page shows beside its form. */
export interface HireData {
	/** The badge's words; null while the owner takes no work or nobody can tell. */
	availability: string | null;
}

/** Reads whether the owner takes work. The form stands without it. */
export async function hireLoader({ context }: LoaderFunctionArgs): Promise<HireData> {
	try {
		const profile = await context.get(publicRepositoriesContext).profile.get();
		return { availability: profile && availabilityOf(profile) };
	} catch (error) {
		if (error instanceof DataError) return { availability: null };
		throw error;
	}
}
