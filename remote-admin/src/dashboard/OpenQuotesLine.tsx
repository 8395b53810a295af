import type { OpenQuotes } from "@site/shared-data";
import { formatAmount } from "@site/shared-data/amounts";
import { quotePaths } from "@site/shared-data/quotes";
import { TextLink } from "@site/shared-ui";
import { Text } from "@site/shared-ui/layout";
import { useSite } from "../layout/useSite.ts";
import type { Result } from "../results/Result.ts";
import { ResultBlock } from "../results/ResultBlock.tsx";

/** How many quotes wait for an answer, and their sum in each currency; nothing without any. */
export function OpenQuotesLine({ result }: { result: Promise<Result<OpenQuotes>> }) {
	const { money } = useSite();
	return (
		<ResultBlock result={result} loading={null} failure="The open quotes could not be counted.">
			{({ count, totals }) => {
				const sums = totals.map(({ currency, total }) => formatAmount(total, { ...money, currency }));
				return (
					count > 0 && (
						<Text $top={5} $numeric>
							Quotes: <TextLink to={`${quotePaths.list()}?status=sent`}>{`${count} open, ${sums.join(" + ")}`}</TextLink>
						</Text>
					)
				);
			}}
		</ResultBlock>
	);
}
