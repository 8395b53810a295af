import type { Essay, Profile } from "@site/shared-data";

/** What both feeds tell, read from the backend. */
export interface FeedContent {
	profile: Profile | null;
	/** The newest published essays, whole. */
	essays: Essay[];
}
