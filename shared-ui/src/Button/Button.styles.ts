import { css, keyframes, styled } from "styled-components";
import { iconSquare, notPrinted } from "../theme/mixins.ts";

export type Variant = "primary" | "secondary" | "quiet" | "danger";
export type Size = "regular" | "small";

interface Look {
	$variant: Variant;
	$size: Size;
	$busy?: boolean;
}

const spin = keyframes`
	to { rotate: 1turn; }
`;

/** Drawn by the style sheet: an element would have to be inserted before the button's text. */
const spinner = css`
	&::before {
		content: "";
		width: 1rem;
		height: 1rem;
		border-radius: 50%;
		border: 2px solid currentColor;
		border-right-color: transparent;
		animation: ${spin} 0.8s linear infinite;
	}
`;

export const Root = styled.button<Look>`
	display: inline-flex;
	align-items: center;
	justify-content: center;
	gap: var(--space-2);
	border-radius: var(--radius-full);
	font-weight: var(--weight-medium);
	line-height: 1;
	white-space: nowrap;
	transition:
		background-color var(--t-colour),
		color var(--t-colour),
		box-shadow var(--t-colour),
		scale var(--t-overlay) var(--ease);

	&:active {
		scale: var(--press);
	}
	&:focus-visible {
		border-radius: var(--radius-full);
	}
	&:disabled {
		cursor: default;
		scale: none;
	}
	@media (forced-colors: active) {
		border: 1px solid ButtonText;
	}
	${notPrinted}

	${({ $size }) => sizes[$size]}
	${({ $variant }) => variants[$variant]}
	${({ $busy }) => $busy && spinner}

	/* Buttons of dense areas are rectangles of 36 and 32 px, as high as their fields. */
	[data-density="dense"] & {
		min-height: ${({ $size }) => ($size === "small" ? "var(--control-sm)" : "var(--control-md)")};
		padding: 0.25rem ${({ $size }) => ($size === "small" ? "var(--space-3)" : "0.875rem")};
		border-radius: var(--radius-sm);
		font-size: ${({ $size }) => ($size === "small" ? "var(--text-sm)" : "var(--text-md)")};

		/* Touch targets are taller. Buttons with an edge also become wider, or they would look
		   like boxes. */
		@media (pointer: coarse) {
			min-height: var(--touch);
			${({ $variant }) => $variant !== "quiet" && "padding-inline: var(--space-4);"}
		}
	}
`;

const sizes = {
	regular: css`
		min-height: var(--control-lg);
		padding: 0.25rem 1.25rem;
		font-size: var(--text-ui);
	`,
	small: css`
		min-height: 2.25rem;
		padding: 0.25rem 0.875rem;
		font-size: var(--text-md);
		@media (pointer: coarse) {
			min-height: var(--touch);
		}
	`,
};

const busyLook = css`
	&:disabled {
		background: var(--sunk);
		color: var(--text-2);
		box-shadow: none;
	}
`;

const variants = {
	primary: css`
		background: var(--accent);
		color: var(--on-accent);
		@media (hover: hover) {
			&:hover {
				background: var(--accent-hover);
			}
		}
		&:active {
			background: var(--accent-press);
		}
		${busyLook}
	`,
	secondary: css`
		box-shadow: inset 0 0 0 1px var(--control);
		color: var(--text);
		@media (hover: hover) {
			&:hover {
				background: var(--subtle);
				box-shadow: inset 0 0 0 1px var(--text-3);
			}
		}
		${busyLook}
	`,
	quiet: css`
		color: var(--text-2);
		padding-inline: var(--space-3);
		@media (hover: hover) {
			&:hover {
				background: var(--subtle);
				color: var(--text);
			}
		}
		&:disabled {
			background: none;
			color: var(--text-3);
		}
	`,
	danger: css`
		background: var(--danger-solid);
		color: var(--on-danger);
		@media (hover: hover) {
			&:hover {
				background: color-mix(in srgb, var(--danger-solid), var(--text) 14%);
			}
		}
		${busyLook}
	`,
};

export const SquareRoot = styled.button`
	${iconSquare}
	transition:
		background-color var(--t-colour),
		color var(--t-colour),
		scale var(--t-overlay) var(--ease);

	&,
	&:focus-visible {
		border-radius: var(--radius-full);
	}
	&:active {
		scale: 0.94;
	}
`;
