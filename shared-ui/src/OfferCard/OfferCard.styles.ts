import { styled } from "styled-components";

/** Cards in a row share their tracks (subgrid), so that prices, rules and buttons are aligned. */
export const Root = styled.article`
	position: relative;
	display: grid;
	grid-template-rows: subgrid;
	grid-row: span 6;
	gap: 0;
	min-width: 0;
	padding: var(--space-5);
	border-radius: var(--radius-lg);
	background: var(--surface);
	box-shadow: inset 0 0 0 1px var(--line);
	scroll-margin-top: calc(var(--header-h) + 1rem);
	overflow-wrap: anywhere;
	break-inside: avoid;
	transition: box-shadow var(--t-colour);

	h2 {
		font: var(--weight-medium) var(--text-2xl)/1.2 var(--font-serif);
		letter-spacing: var(--tracking-heading);
	}
	h2 + p {
		margin-top: var(--space-2);
		font-size: var(--text-ui);
		color: var(--text-2);
	}
	/* The order. */
	> :last-child {
		display: grid;
		align-self: end;
		margin-top: var(--space-5);
	}
	@media (hover: hover) {
		&:hover {
			box-shadow: inset 0 0 0 1px var(--line-strong);
		}
	}
	@media (forced-colors: active) {
		border: 1px solid;
	}
`;

export const Delivery = styled.div`
	font: var(--weight-regular) var(--text-sm)/1.5 var(--font-mono);
	font-variant-numeric: tabular-nums;
	letter-spacing: -0.01em;
	color: var(--text-3);
	min-height: 1.5rem;
	margin-bottom: var(--space-5);

	> span:first-child {
		display: inline-flex;
		align-items: center;
		gap: 0.5rem;
	}
`;

export const Price = styled.div`
	margin-top: var(--space-5);

	> p:first-child {
		font: var(--weight-medium) var(--text-screen)/1.1 var(--font-serif);
		font-variant-numeric: tabular-nums lining-nums;
		letter-spacing: var(--tracking-title);
	}
	small {
		font: var(--weight-regular) var(--text-ui)/1 var(--font-sans);
		letter-spacing: 0;
		color: var(--text-2);
		white-space: nowrap;
	}
	p + p {
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		gap: 0.25rem var(--space-3);
		min-height: 1.5rem;
		margin-top: var(--space-2);
		font-size: var(--text-ui);
		font-variant-numeric: tabular-nums;
		color: var(--text-3);
	}
`;

export const Features = styled.div`
	margin-top: var(--space-5);
	padding-top: var(--space-5);
	border-top: 1px solid var(--line);
	font-size: var(--text-ui);
	line-height: 1.45;
	color: var(--text-2);

	ul {
		list-style: none;
		padding: 0;
	}
	li {
		display: grid;
		grid-template-columns: 1.125rem 1fr;
		gap: 0.625rem;
	}
	li + li {
		margin-top: 0.5625rem;
	}
	li svg {
		color: var(--accent);
		translate: 0 0.14em;
	}
	details {
		margin-top: 0.5625rem;
	}
	summary {
		display: grid;
		grid-template-columns: 1.125rem max-content;
		gap: 0.625rem;
		align-items: center;
		min-height: 1.5rem;
		list-style: none;
		color: var(--text-3);
		cursor: pointer;
		transition: color var(--t-colour);
	}
	summary::-webkit-details-marker {
		display: none;
	}
	summary svg {
		transition: rotate var(--t-overlay) var(--ease);
	}
	[open] summary svg {
		rotate: 180deg;
	}
	details p {
		margin-top: 0.5625rem;
		padding-left: 1.75rem;
	}
	@media (hover: hover) {
		summary:hover {
			color: var(--text);
		}
	}
	@media (pointer: coarse) {
		summary {
			min-height: var(--touch);
		}
	}
`;
