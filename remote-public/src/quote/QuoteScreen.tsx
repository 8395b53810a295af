import { useActionData, useLoaderData, useParams } from "@site/shared-ui/router";
import { QuoteSheet } from "./QuoteSheet.tsx";
import type { QuoteActionData } from "./quoteAction.ts";
import type { quoteLoader } from "./quoteLoader.ts";
import { quoteTexts } from "./quoteTexts.ts";

export { quoteAction as action } from "./quoteAction.ts";
export { QuoteScreen as Component };

/** The page of a quote's link. Only the server renders it, so that no script ever has the token. */
function QuoteScreen() {
	const page = useLoaderData<typeof quoteLoader>();
	const result = useActionData<QuoteActionData | null>();
	const { token = "" } = useParams();
	if (!page) return null;
	const { quote, owner } = page;
	return (
		<>
			<title>{`${quoteTexts[quote.language].quote} ${quote.number ?? ""} · ${owner}`}</title>
			<QuoteSheet {...page} token={token} result={result ?? undefined} />
		</>
	);
}
