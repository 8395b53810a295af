import type { QuoteLine } from "@site/shared-data";
import { formatAmount, type Money } from "@site/shared-data/amounts";
import { lineAmount } from "@site/shared-data/quotes";
import { VisuallyHidden } from "@site/shared-ui";
import { DescriptionList } from "@site/shared-ui/DescriptionList";
import { Text } from "@site/shared-ui/layout";
import { useDebouncedValue } from "@site/shared-ui/useDebouncedValue";
import { styled } from "styled-components";

interface QuoteTotalsProps {
	lines: readonly QuoteLine[];
	discount: number;
	money: Money;
	/** Announces changes once typing pauses. */
	isLive?: boolean;
}

/** Subtotal, discount and total; amounts that are not numbers yet count as none. */
export function QuoteTotals({ lines, discount, money, isLive = false }: QuoteTotalsProps) {
	const subtotal = lines.reduce((sum, line) => sum + (lineAmount(line) || 0), 0);
	const taken = discount || 0;
	const total = formatAmount(subtotal - taken, money);
	const facts = [
		{ term: "Subtotal", detail: formatAmount(subtotal, money) },
		{ term: "Discount", detail: taken > 0 && `−${formatAmount(taken, money)}` },
		{ term: "Total", detail: <strong>{total}</strong> },
	];
	const announced = useDebouncedValue(`Total ${total}`, 1000);
	return (
		<Root>
			<DescriptionList layout="rows" facts={facts} />
			{isLive && <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>}
			{subtotal < taken && (
				<Text $size="sm" $tone="danger">
					The discount is more than the lines.
				</Text>
			)}
		</Root>
	);
}

const Root = styled.div`
	font-variant-numeric: tabular-nums;

	dl > div {
		grid-template-columns: minmax(0, 1fr) auto;
	}
`;
