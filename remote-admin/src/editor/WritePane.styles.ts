import { below } from "@site/shared-ui/layout";
import { iconSquare } from "@site/shared-ui/mixins";
import { styled } from "styled-components";

export const Source = styled.textarea`
	flex: 1;
	width: 100%;
	min-height: 0;
	padding: var(--space-5) var(--pane-pad) var(--space-7);
	border: 0;
	background: none;
	font: var(--weight-regular) var(--text-md) / 1.75 var(--font-mono);
	color: var(--text);
	tab-size: 2;
	resize: none;
	caret-color: var(--accent);
	overscroll-behavior: contain;

	&::placeholder {
		color: var(--text-3);
		opacity: 1;
	}
	&:focus-visible {
		outline: 0;
		box-shadow: inset 2px 0 var(--focus);
	}
	&[aria-invalid="true"] {
		box-shadow: inset 2px 0 var(--danger);
	}
	&[data-over] {
		outline: 2px dashed var(--accent);
		outline-offset: -6px;
	}
	@media (pointer: coarse) {
		font-size: var(--text-base);
	}
	${below(48)} {
		padding-block: var(--space-4) var(--space-6);
	}
`;

export const ErrorText = styled.p`
	display: flex;
	flex: none;
	align-items: baseline;
	gap: 0.375rem;
	padding: var(--space-2) var(--pane-pad);
	border-bottom: 1px solid var(--danger-line);
	background: var(--danger-tint);
	font-size: var(--text-sm);
	color: var(--danger);

	svg {
		translate: 0 0.18em;
	}
`;

export const Uploads = styled.div`
	display: grid;
	flex: none;
	gap: var(--space-3);
	max-height: 40%;
	padding: var(--space-3) var(--pane-pad);
	border-bottom: 1px solid var(--line);
	background: var(--surface);
	overflow-y: auto;
`;

export const Foot = styled.p`
	display: flex;
	flex: none;
	align-items: center;
	gap: var(--space-4);
	min-height: 2.25rem;
	padding: 0 var(--pane-pad);
	border-top: 1px solid var(--line);
	font-size: var(--text-sm);
	font-variant-numeric: tabular-nums;
	white-space: nowrap;
	color: var(--text-3);

	/* The offer to paste plain text. */
	> [role] {
		display: inline-flex;
		gap: var(--space-2);

		button {
			min-height: 1.5rem;
			color: var(--accent);
			text-decoration: underline 1px var(--accent-line);
			text-underline-offset: 0.2em;
		}
	}
`;

export const Bar = styled.div`
	display: flex;
	flex: none;
	align-items: center;
	padding: var(--space-1) calc(var(--pane-pad) - 0.5rem);
	border-block: 1px solid var(--line);
	overflow-x: auto;
	scrollbar-width: none;

	${below(48)} {
		padding: 2px var(--space-2);
	}
`;

export const Group = styled.span`
	display: flex;
	flex: none;
	gap: 1px;

	align-items: center;

	& + &::before {
		content: "";
		width: 1px;
		height: 1.125rem;
		margin-inline: var(--space-2);
		background: var(--line-strong);
	}
	${below(48)} {
		& + &::before {
			margin-inline: 1px;
		}
	}
`;

export const Tool = styled.button`
	--square: 2rem;
	${iconSquare}
	position: relative;
	cursor: pointer;

	svg {
		width: 1.125rem;
		height: 1.125rem;
	}
	&:focus-visible,
	&:has(:focus-visible) {
		outline: 2px solid var(--focus);
		outline-offset: -2px;
	}
	@media (pointer: coarse), (max-width: 47.99rem) {
		width: 2.25rem;
	}
	input {
		position: absolute;
		inset: 0;
		width: 100%;
		opacity: 0;
		cursor: inherit;
	}
`;
