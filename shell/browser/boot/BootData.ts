import type { Deployment } from "../../deployment/index.ts";

/**
 * The data that the server puts into the document, so that the first remote can load without another request.
 */
export interface BootData {
	deployment: Deployment;
	config: PublicConfig;
	/** Loader data of the matched routes; absent when the server rendered only the shell. */
	hydration?: HydrationData;
}

/** The body of /config.json. The key is the public one. */
export interface PublicConfig {
	supabaseUrl: string;
	supabaseKey: string;
	/** Where a server wants to be told of writes that do not pass it; an exported site has none. */
	revalidateUrl?: string;
}

export interface HydrationData {
	loaderData: Record<string, unknown>;
	/** The action's data after a form was sent without script. */
	actionData: Record<string, unknown> | null;
	errors: Record<string, unknown> | null;
}

/** The id of the `<script type="application/json">` with the BootData. */
export const bootElementId = "boot";
