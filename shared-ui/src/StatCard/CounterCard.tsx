import { Skeleton } from "@site/shared-ui";
import { styled } from "styled-components";
import { token } from "../theme/token.ts";

interface CounterCardProps {
	label: string;
	/** null while loading. */
	count: number | null;
	/** True if the count needs attention: it is drawn in clay unless it is zero. */
	hot?: boolean;
}

/** A label and its number. Use it in a StatGroup. */
export const CounterCard = ({ label, count, hot = false }: CounterCardProps) => (
	<Root $loading={count === null}>
		<Label>{label}</Label>
		{count === null ? <Skeleton width="1.5rem" height="1.8rem" /> : <Count $hot={hot && count > 0}>{count}</Count>}
	</Root>
);

const Root = styled.li<{ $loading: boolean }>`
	display: flex;
	align-items: ${({ $loading }) => ($loading ? "center" : "baseline")};
	justify-content: space-between;
	gap: var(--space-3);
	min-width: 0;
	padding: 0.625rem 1.25rem;
	box-shadow:
		-1px 0 var(--line),
		0 -1px var(--line);

	@media (max-width: 47.99rem) {
		flex-direction: column;
		align-items: flex-start;
		gap: 0;
		padding: 0.625rem 0.75rem;
	}
`;

const Label = styled.span`
	font-size: var(--text-sm);
	color: var(--text-2);
`;

const Count = styled.strong<{ $hot: boolean }>`
	font: var(--weight-medium) var(--text-2xl) / 1.2 var(--font-serif);
	font-variant-numeric: tabular-nums lining-nums;
	color: ${({ $hot }) => token($hot ? "clay" : "text")};
`;
