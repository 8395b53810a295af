import { styled } from "styled-components";

export const All = styled.a`
	display: inline-flex;
	align-items: center;
	min-height: 1.5rem;
	font-size: var(--text-sm);
	color: var(--text-2);

	svg {
		width: 1rem;
		height: 1rem;
		color: var(--text-3);
	}
	&:hover {
		color: var(--accent);
	}
`;

export const Rows = styled.ul`
	padding: 0;
	list-style: none;
`;

export const Nothing = styled.p`
	padding-block: var(--space-4);
	color: var(--text-2);
`;

export const Waiting = styled.span`
	display: flex;
	align-items: center;
	justify-content: space-between;
	min-height: 3.0625rem;
	border-bottom: 1px solid var(--line);
`;
