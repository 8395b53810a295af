import { styled } from "styled-components";

export const List = styled.dl`
	margin: var(--space-6) 0 0;
	border-top: 1px solid var(--line);

	> div {
		display: grid;
		grid-template-columns: 6.5rem minmax(0, 1fr);
		align-items: baseline;
		gap: var(--space-4);
		padding-block: 0.75rem;
		border-bottom: 1px solid var(--line);
	}
	dt {
		font: var(--weight-medium) var(--text-sm)/1.5 var(--font-mono);
		color: var(--text-3);
	}
	dd {
		margin: 0;
		font-variant-numeric: tabular-nums;
		overflow-wrap: anywhere;
	}
`;
