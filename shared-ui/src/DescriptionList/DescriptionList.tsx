import type { ComponentProps, ReactNode } from "react";
import { css, styled } from "styled-components";
import { Text } from "../layout/index.ts";

interface Fact {
	term: string;
	/** A fact with an empty detail is omitted. */
	detail: ReactNode;
}

type DescriptionListProps = Omit<ComponentProps<"dl">, "ref" | "children"> & {
	/** The terms with their details, in order. */
	facts: readonly Fact[];
	/** columns for a dialog, rows for a list. */
	layout: keyof typeof layouts;
};

/** A description list: terms with their details. */
export const DescriptionList = ({ facts, layout, ...rest }: DescriptionListProps) => (
	<Root $layout={layout} {...rest}>
		{facts
			.filter(({ detail }) => detail || detail === 0)
			.map(({ term, detail }) => (
				<div key={term}>
					<Text as="dt" $bottom={1} $size="sm" $tone="text-3">
						{term}
					</Text>
					<Text as="dd" $breaks>
						{detail}
					</Text>
				</div>
			))}
	</Root>
);

const layouts = {
	columns: css`
		grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
		gap: var(--space-3) var(--space-5);
	`,
	rows: css`
		border-top: 1px solid var(--line);

		> div {
			display: grid;
			grid-template-columns: 7rem minmax(0, 1fr);
			gap: var(--space-4);
			align-items: baseline;
			padding-block: 0.75rem;
			border-bottom: 1px solid var(--line);
		}
		dt {
			margin: 0;
		}
	`,
};

const Root = styled.dl<{ $layout: keyof typeof layouts }>`
	display: grid;
	align-content: start;
	${({ $layout }) => layouts[$layout]}
`;
