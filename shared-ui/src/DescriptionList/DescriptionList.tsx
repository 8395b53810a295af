import type { ComponentProps, ReactNode } from "react";
import { Detail, type FactsLayout, Root, Term } from "./DescriptionList.styles.ts";

interface Fact {
	term: string;
	/** Nothing is shown for an empty one: the whole fact is left out. */
	detail: ReactNode;
}

type DescriptionListProps = Omit<ComponentProps<"dl">, "ref" | "children"> & {
	facts: readonly Fact[];
	/** columns for a dialog, rows for what is read as a list. */
	layout: FactsLayout;
};

/** Facts about one thing: what is asked, and the answer. */
export const DescriptionList = ({ facts, layout, ...rest }: DescriptionListProps) => (
	<Root $layout={layout} {...rest}>
		{facts.filter(isKnown).map(({ term, detail }) => (
			<div key={term}>
				<Term>{term}</Term>
				<Detail>{detail}</Detail>
			</div>
		))}
	</Root>
);

const isKnown = ({ detail }: Fact) => detail !== null && detail !== undefined && detail !== "" && detail !== false;
