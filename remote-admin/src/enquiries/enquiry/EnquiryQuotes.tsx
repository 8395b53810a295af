import type { EnquiryEntity, Quote } from "@site/shared-data";
import { formatAmount } from "@site/shared-data/amounts";
import { quoteNumber, quotePaths } from "@site/shared-data/quotes";
import { ButtonLink, TextLink } from "@site/shared-ui";
import { useSite } from "../../layout/useSite.ts";
import { QuoteStatus } from "../../quotes/quoteStates.tsx";
import { BlockError } from "../../results/BlockError.tsx";
import type { Result } from "../../results/Result.ts";
import { Lines } from "./Section.tsx";

interface EnquiryQuotesProps {
	/** Undefined while they load. */
	result: Result<Quote[]> | undefined;
	entity: EnquiryEntity;
	id: string;
}

/** The quotes of a hire request, and the link that writes one. */
export function EnquiryQuotes({ result, entity, id }: EnquiryQuotesProps) {
	const { money } = useSite();
	return (
		<>
			{result?.status === "error" && <BlockError what="The quotes could not be loaded." kind={result.kind} />}
			{result?.status === "success" && result.data.length > 0 && (
				<Lines aria-label="Quotes">
					{result.data.map((quote) => (
						<li key={quote.id}>
							<TextLink to={quotePaths.quote(quote.id)}>{`Quote ${quoteNumber(quote) ?? "without a number"}`}</TextLink>
							<span>
								<QuoteStatus quote={quote} />
							</span>
							<span>{formatAmount(quote.total, { ...money, currency: quote.currency })}</span>
						</li>
					))}
				</Lines>
			)}
			<div>
				<ButtonLink size="small" to={entity === "contacts" ? quotePaths.createFromMessage(id) : quotePaths.create(id)}>
					Write a quote
				</ButtonLink>
			</div>
		</>
	);
}
