import { styled } from "styled-components";

/** A small native control with its label next to it. */
export const Choice = styled.label`
	display: grid;
	grid-template-columns: auto minmax(0, 1fr);
	column-gap: 0.625rem;
	align-items: start;
	justify-content: start;
	min-height: 1.5rem;
	line-height: 1.5rem;
	cursor: pointer;

	&:has(:disabled) {
		cursor: default;
		color: var(--text-2);
	}
	@media (pointer: coarse) {
		min-height: var(--touch);
		align-content: center;
	}
	/* The hint. */
	> span + span {
		grid-column: 2;
		font-size: var(--text-sm);
		line-height: 1.45;
		color: var(--text-3);
	}
`;

export const Box = styled.input`
	appearance: none;
	display: grid;
	place-items: center;
	flex: none;
	width: 1.0625rem;
	height: 1.0625rem;
	margin: 0.21875rem 0;
	border: 1px solid var(--control);
	border-radius: var(--radius-xs);
	background: var(--surface);
	cursor: inherit;
	transition:
		background-color var(--t-colour),
		border-color var(--t-colour);

	@media (hover: hover) {
		&:hover:enabled {
			border-color: var(--text-2);
		}
	}
	&:is(:checked, :indeterminate) {
		border-color: var(--accent);
		background: var(--accent);
	}
	&:disabled {
		border-color: var(--line-strong);
		background: var(--subtle);
	}
	&:disabled:is(:checked, :indeterminate) {
		border-color: transparent;
		background: var(--text-3);
	}
	@media (forced-colors: active) {
		appearance: auto;
		&::before {
			display: none;
		}
	}
	&:checked::before {
		content: "";
		width: 0.3125rem;
		height: 0.5625rem;
		margin-top: -2px;
		border: solid var(--on-accent);
		border-width: 0 1.75px 1.75px 0;
		rotate: 42deg;
	}
	&:indeterminate::before {
		content: "";
		width: 0.5625rem;
		height: 1.75px;
		background: var(--on-accent);
	}
`;

/** Without a visible label the box is centred in a comfortable target, which belongs to the box. */
export const UnlabelledChoice = styled.span`
	position: relative;
	display: inline-grid;
	place-content: center;
	width: 1.75rem;
	height: 1.75rem;
	cursor: pointer;

	&:has(:disabled) {
		cursor: default;
	}
	input::after {
		content: "";
		position: absolute;
		inset: 0;
	}

	@media (pointer: coarse) {
		width: var(--touch);
		height: var(--touch);
	}
`;
