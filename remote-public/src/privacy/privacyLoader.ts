import { type PrivacyFacts, publicRepositoriesContext } from "@site/shared-data";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { partialContent, readIfPossible } from "../layout/layoutLoader.ts";

/** Reads which features are enabled. Unknown counts as enabled. */
export async function privacyLoader({ context }: LoaderFunctionArgs) {
	const facts = await readIfPossible(context.get(publicRepositoriesContext).privacy.read());
	return data(facts ?? everything, facts ? {} : partialContent);
}

const everything: PrivacyFacts = { countsVisits: true, sendsMail: true, sendsReceipts: true };
