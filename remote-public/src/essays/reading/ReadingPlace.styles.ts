import { styled } from "styled-components";

/** Where the offer stands: below, in the middle. */
export const Corner = styled.div`
	position: fixed;
	inset: auto var(--space-4) var(--space-4);
	z-index: var(--z-notice);
	display: grid;
	justify-items: center;
	pointer-events: none;

	@media print {
		display: none;
	}
`;

export const Pill = styled.div`
	pointer-events: auto;
	display: flex;
	align-items: center;
	gap: var(--space-1);
	padding: 0.25rem 0.375rem 0.25rem 1.125rem;
	border-radius: var(--radius-full);
	background: var(--overlay);
	box-shadow: var(--shadow-overlay);
	font-size: var(--text-md);
	font-variant-numeric: tabular-nums;
	color: var(--text-2);

	button:first-of-type {
		color: var(--accent);
	}
	@media (forced-colors: active) {
		border: 1px solid;
	}
`;
