import type { ComponentProps, ReactNode } from "react";
import { Detail, type FactsLayout, Root, Term } from "./DescriptionList.styles.ts";

interface Fact {
	term: string;
	/** Nothing is shown for an empty one: the whole fact is left out. */
	detail: ReactNode;
}

type DescriptionListProps = Omit<ComponentProps<"dl">, "ref" | "children"> & {
	facts: readonly Fact[];
	/** stacked for a narrow column, columns for a dialog, rows for contact channels. */
	layout?: FactsLayout;
	/** Sets the terms in mono capitals. */
	labels?: boolean;
};

/** Facts about one thing: what is asked, and the answer. */
export const DescriptionList = ({ facts, layout = "stacked", labels = false, ...rest }: DescriptionListProps) => (
	<Root $layout={layout} {...rest}>
		{facts.filter(isKnown).map(({ term, detail }) => (
			<div key={term}>
				<Term $label={labels}>{term}</Term>
				<Detail>{detail}</Detail>
			</div>
		))}
	</Root>
);

const isKnown = ({ detail }: Fact) => detail !== null && detail !== undefined && detail !== "" && detail !== false;
