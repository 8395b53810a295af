import type { ComponentProps, ReactNode } from "react";
import { Detail, type FactsLayout, Root, Term } from "./DescriptionList.styles.ts";

interface Fact {
	term: string;
	/** A fact with an empty detail is omitted. */
	detail: ReactNode;
}

type DescriptionListProps = Omit<ComponentProps<"dl">, "ref" | "children"> & {
	facts: readonly Fact[];
	/** columns for a dialog, rows for a list. */
	layout: FactsLayout;
};

/** A description list: terms with their details. */
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
