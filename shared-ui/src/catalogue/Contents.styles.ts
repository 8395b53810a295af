import { styled } from "styled-components";

export const Groups = styled.div`
	display: grid;
	gap: var(--space-7);

	ul {
		columns: 15rem;
		column-gap: var(--space-6);
	}
	li {
		break-inside: avoid;
	}
`;

export const Entry = styled.a`
	display: flex;
	justify-content: space-between;
	align-items: baseline;
	gap: var(--space-3);
	padding-block: var(--space-2);
	border-bottom: 1px solid var(--line);
	transition: color var(--t-colour), border-color var(--t-colour);

	@media (hover: hover) {
		&:hover {
			color: var(--accent);
			border-color: var(--accent-line);
		}
	}
`;

export const Count = styled.span`
	font: var(--weight-regular) var(--text-sm)/1 var(--font-mono);
	font-variant-numeric: tabular-nums;
	letter-spacing: 0;
	color: var(--text-3);
`;
