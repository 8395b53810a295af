import { styled } from "styled-components";

export const Tools = styled.div`
	display: flex;
	flex-wrap: wrap;
	gap: var(--space-2) var(--space-3);
	margin-bottom: var(--space-3);

	@media (pointer: coarse) {
		[aria-pressed] {
			min-height: var(--touch);
		}
	}
	/* A path may be longer than a phone is wide. */
	> button {
		min-width: 0;
		overflow-wrap: anywhere;
	}
`;

export const Line = styled.li`
	display: grid;
	grid-template-columns: minmax(0, 1fr) auto;
	gap: 0 var(--space-4);
	align-items: baseline;
	padding-top: var(--space-2);
	font-size: var(--text-sm);
	/* A link is a target of 24 px by itself. */
	line-height: 1.5rem;
	font-variant-numeric: tabular-nums;
	overflow-wrap: anywhere;

	/* The bar of its share. */
	> :last-child {
		grid-column: 1 / -1;
		height: 3px;
		min-width: 2px;
		margin-top: var(--space-1);
		border-radius: 2px;
		background: var(--accent);
		forced-color-adjust: none;

		@media (forced-colors: active) {
			background: Highlight;
		}
	}
	a {
		display: block;

		&:hover {
			color: var(--accent);
		}
	}
	@media (pointer: coarse) {
		a {
			padding-block: 0.625rem;
		}
	}
`;
