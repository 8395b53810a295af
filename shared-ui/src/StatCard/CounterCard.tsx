import { Skeleton } from "@site/shared-ui";
import { Count, Label, Root } from "./CounterCard.styles.ts";

interface CounterCardProps {
	label: string;
	/** null while it is being counted. */
	count: number | null;
	/** True when somebody should look: the figure is drawn in clay as long as it is not zero. */
	hot?: boolean;
}

/** A label and its number, nothing else. Stands in a StatGroup. */
export const CounterCard = ({ label, count, hot = false }: CounterCardProps) => (
	<Root $waiting={count === null}>
		<Label>{label}</Label>
		{count === null ? <Skeleton width="1.5rem" height="1.8rem" /> : <Count $hot={hot && count > 0}>{count}</Count>}
	</Root>
);
