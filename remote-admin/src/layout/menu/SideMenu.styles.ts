import { below } from "@site/shared-ui/layout";
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
	@media (pointer: coarse), (max-width: 47.99rem) {
		a,
		button {
			min-height: var(--touch);
		}
	}
	${below(48)} {
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

export const Account = styled.div`
	display: flex;
	align-items: center;
	gap: 0.625rem;
	padding: var(--space-3) 0 0 0.375rem;
	border-top: 1px solid var(--line);

	/* The initial. */
	> :first-child {
		display: grid;
		place-items: center;
		flex: none;
		width: 1.75rem;
		height: 1.75rem;
		border-radius: 50%;
		background: var(--clay-tint);
		color: var(--clay);
		font: var(--weight-medium) var(--text-sm)/1 var(--font-mono);
	}
`;

export const Jump = styled.button`
	display: flex;
	align-items: center;
	gap: 0.625rem;
	min-height: 2.25rem;
	padding: 0 0.5rem 0 0.625rem;
	border: 1px solid var(--line-strong);
	border-radius: var(--radius-sm);
	background: var(--surface);
	color: var(--text-3);
	transition:
		border-color var(--t-colour),
		color var(--t-colour);

	> svg {
		width: 1.125rem;
		height: 1.125rem;
	}
	> :last-child {
		margin-left: auto;
	}
	&:hover {
		border-color: var(--control);
		color: var(--text-2);
	}
	@media (pointer: coarse), (max-width: 47.99rem) {
		min-height: var(--touch);
	}
	${below(48)} {
		> :last-child {
			display: none;
		}
	}
`;

export const Badge = styled.span`
	position: absolute;
	top: 50%;
	right: 0.5rem;
	translate: 0 -50%;
	min-width: 1.375rem;
	padding: 0 0.3125rem;
	border-radius: var(--radius-full);
	background: var(--clay-tint);
	color: var(--clay);
	font: var(--weight-medium) var(--text-xs)/1.375rem var(--font-mono);
	text-align: center;
	pointer-events: none;
	forced-color-adjust: none;
`;
