import { styled } from "styled-components";

export const Nav = styled.nav`
	flex: 1;
	display: flex;
	flex-direction: column;
	gap: var(--space-4);
`;

export const Group = styled.ul`
	display: grid;
	gap: 1px;
	padding: 0;
	list-style: none;

	&:last-child {
		margin-top: auto;
	}
	li {
		position: relative;
	}
	a,
	button {
		display: flex;
		align-items: center;
		gap: 0.625rem;
		width: 100%;
		min-height: 2.125rem;
		padding: 0 0.5rem 0 0.625rem;
		border-radius: var(--radius-sm);
		color: var(--text-2);
		text-align: left;
		transition:
			background-color var(--t-colour),
			color var(--t-colour);
	}
	svg {
		width: 1.125rem;
		height: 1.125rem;
		color: var(--text-3);
		transition: color var(--t-colour);
	}
	a:hover,
	button:hover,
	[aria-current] {
		background: var(--subtle);
		color: var(--text);
	}
	[aria-current] svg {
		color: var(--accent);
	}
	@media (max-width: 47.99rem) {
		a,
		button {
			min-height: var(--touch);
		}
		[aria-current] {
			background: color-mix(in oklab, var(--sunk), transparent 35%);
		}
	}
	@media (forced-colors: active) {
		[aria-current] {
			outline: 1px solid Highlight;
			outline-offset: -1px;
		}
	}
`;
