import { useLoaderData } from "@site/shared-ui/router";
import { useState } from "react";
import { revalidateAfter } from "../drafts/form/createFormRoute.ts";
import { QuoteFormScreen } from "./QuoteFormScreen.tsx";
import { QuoteScreen } from "./QuoteScreen.tsx";
import type { quoteLoader } from "./quoteLoader.ts";
import type { SentLink } from "./useQuoteStep.ts";

export { quoteAction as action } from "./quoteAction.ts";
export { quoteLoader as loader } from "./quoteLoader.ts";

/** A step changes the quote on the screen; a save does not. */
export const shouldRevalidate = revalidateAfter("step");

/** A draft's form, later the page of the sent quote, which shows its link once. */
export function Component() {
	const data = useLoaderData<typeof quoteLoader>();
	const [link, setLink] = useState<SentLink | null>(null);
	if (!("invoices" in data)) return <QuoteFormScreen data={data} onSent={setLink} />;
	return <QuoteScreen key={data.quote.id} {...data} link={link?.id === data.quote.id ? link : null} onSent={setLink} />;
}
