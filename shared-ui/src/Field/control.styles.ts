import { css } from "styled-components";

/** The look of every text control, smaller in `data-density="dense"`. Phones zoom in on less than 16 px. */
export const controlLook = css`
	width: 100%;
	min-height: var(--control-lg);
	padding: 0.6875rem 0.875rem;
	border: 1px solid var(--control);
	border-radius: var(--radius-md);
	background-color: var(--surface);
	font-size: var(--text-base);
	line-height: 1.45;
	transition:
		border-color var(--t-colour),
		box-shadow var(--t-colour);

	&::placeholder {
		color: var(--text-3);
		opacity: 1;
	}
	@media (hover: hover) {
		&:hover {
			border-color: var(--text-3);
		}
	}
	&:focus-visible {
		outline: 2px solid var(--focus);
		outline-offset: -1px;
		border-color: var(--focus);
		border-radius: var(--radius-md);
	}
	&[aria-invalid="true"] {
		border-color: var(--danger);
		box-shadow: inset 0 0 0 1px var(--danger);
	}
	/* The focus ring has a gap to the red edge, so that both are visible. */
	&[aria-invalid="true"]:focus-visible {
		outline-offset: 2px;
	}
	&:disabled {
		background-color: var(--subtle);
		color: var(--text-2);
	}
	[data-density="dense"] & {
		min-height: var(--control-md);
		padding: 0.3125rem 0.75rem;
		border-radius: var(--radius-sm);

		@media (pointer: coarse) {
			min-height: var(--touch);
		}
	}
`;
