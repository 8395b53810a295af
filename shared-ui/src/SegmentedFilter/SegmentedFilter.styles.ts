import { css, styled } from "styled-components";

interface Look {
	$variant: "pill" | "square";
}

export const Root = styled.div<Look>`
	display: flex;
	flex-wrap: wrap;
	gap: var(--space-1);
	width: fit-content;
	max-width: 100%;
	padding: 0.25rem;
	border-radius: calc(1.1875rem + 0.25rem);
	background: var(--subtle);

	@media (max-width: 29.99rem) {
		width: 100%;
	}
	${({ $variant }) =>
		$variant === "square" &&
		css`
			gap: 2px;
			padding: 3px;
			border-radius: var(--radius-md);
			/* In the dark theme --subtle nearly equals --overlay, so the background is mixed from --sunk. */
			background: color-mix(in oklab, var(--sunk), transparent 35%);
		`}
`;

export const Segment = styled.button<Look>`
	display: inline-flex;
	align-items: center;
	justify-content: center;
	gap: 0.5rem;
	min-height: 2.375rem;
	padding-inline: 1rem;
	border-radius: var(--radius-full);
	font-size: var(--text-ui);
	color: var(--text-2);
	transition:
		color var(--t-colour),
		background-color var(--t-colour);

	&:focus-visible {
		border-radius: var(--radius-full);
	}
	&[aria-pressed="true"] {
		background: var(--overlay);
		color: var(--text);
		box-shadow: 0 0 0 1px var(--line-strong);
	}
	@media (hover: hover) {
		&:hover {
			color: var(--text);
		}
	}
	@media (max-width: 29.99rem) {
		flex: 1 1 auto;
		padding-inline: 0.5rem;
	}
	@media (max-width: 22.99rem) {
		padding-inline: 0.25rem;
		font-size: var(--text-md);
	}
	@media (forced-colors: active) {
		&[aria-pressed="true"] {
			forced-color-adjust: none;
			background: Highlight;
			color: HighlightText;
		}
	}
	${({ $variant }) =>
		$variant === "square" &&
		css`
			flex: 1 0 auto;
			min-height: 2rem;
			padding-inline: 0.75rem;
			border-radius: var(--radius-sm);
			font-size: var(--text-sm);
			&:focus-visible {
				border-radius: var(--radius-sm);
			}
			&[aria-pressed="true"] {
				box-shadow: 0 0 0 1px var(--control);
			}
		`}
	@media (pointer: coarse), (max-width: 29.99rem) {
		min-height: var(--touch);
	}
`;
