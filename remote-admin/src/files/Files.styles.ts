import { styled } from "styled-components";

export const File = styled.div`
	display: grid;
	grid-template-columns: 4rem minmax(0, 1fr);
	gap: var(--space-3);
	align-items: center;

	a:hover {
		color: var(--accent);
	}
`;

export const Uses = styled.ul`
	display: grid;
	gap: var(--space-1);
	font-size: var(--text-sm);
	overflow-wrap: anywhere;

	a:hover {
		color: var(--accent);
	}
`;

export const InUse = styled.span`
	padding-inline: var(--space-3);
	font-size: var(--text-sm);
	color: var(--text-2);
`;
