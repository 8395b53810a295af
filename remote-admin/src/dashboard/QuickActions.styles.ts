import { styled } from "styled-components";

export const Actions = styled.ul`
	padding: var(--space-1) 0 0;
	list-style: none;

	a {
		display: flex;
		align-items: center;
		gap: 0.625rem;
		min-height: 2.5rem;
		margin-inline: calc(-1 * var(--space-2));
		padding-inline: var(--space-2);
		border-radius: var(--radius-sm);
		transition: background-color var(--t-colour);
	}
	a:hover {
		background: var(--subtle);
	}
	svg {
		width: 1.125rem;
		height: 1.125rem;
		color: var(--accent);
	}
	@media (max-width: 47.99rem) {
		a {
			min-height: var(--touch);
		}
	}
`;

export const Pending = styled.span`
	margin-left: auto;
	font-size: var(--text-sm);
	color: var(--clay);
`;
