import { css, styled } from "styled-components";

export type FactsLayout = "columns" | "rows";

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
} satisfies Record<FactsLayout, unknown>;

export const Root = styled.dl<{ $layout: FactsLayout }>`
	display: grid;
	align-content: start;
	margin: 0;
	${({ $layout }) => layouts[$layout]}
`;

export const Term = styled.dt`
	margin-bottom: var(--space-1);
	font-size: var(--text-sm);
	color: var(--text-3);
`;

export const Detail = styled.dd`
	margin: 0;
	overflow-wrap: anywhere;
`;
