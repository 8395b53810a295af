import { Combobox as Base } from "@base-ui/react/combobox";
import { css, styled } from "styled-components";
import { listPlate, listRow } from "../overlay/list.styles.ts";

export const Portal = styled(Base.Portal)`
	position: relative;
	z-index: var(--z-popover);
`;

export const Positioner = styled(Base.Positioner)`
	outline: 0;
`;

/* Base UI sets --anchor-width: the box it belongs to. */
export const Popup = styled(Base.Popup)`
	${listPlate}
	width: var(--anchor-width);
	min-width: 12rem;
	max-width: calc(100vw - 1rem);

	&[data-empty] {
		padding: 0;
	}
`;

export const Empty = styled(Base.Empty)`
	&:not(:empty) {
		padding: 0.75rem 1rem;
		color: var(--text-3);
	}
`;

export const Item = styled(Base.Item)`
	${listRow}
	justify-content: space-between;

	&[data-selected] {
		--ink: var(--text);
	}
`;

export const Note = styled.span`
	[role="option"]:not([data-disabled]) & {
		color: var(--text-3);
	}
`;

export const Mark = styled(Base.ItemIndicator)`
	display: inline-flex;
	color: var(--accent);
`;

/* The look of Input, on the box that holds the parts. */
const box = css`
	display: flex;
	align-items: center;
	width: 100%;
	min-height: var(--control-lg);
	border: 1px solid var(--control);
	border-radius: var(--radius-md);
	background: var(--surface);
	transition: border-color var(--t-colour);

	@media (hover: hover) {
		&:hover {
			border-color: var(--text-3);
		}
	}
	&:has(input:focus-visible) {
		outline: 2px solid var(--focus);
		outline-offset: -1px;
		border-color: var(--focus);
	}
	&:has([aria-invalid="true"]) {
		border-color: var(--danger);
		box-shadow: inset 0 0 0 1px var(--danger);
	}
	&:has(input:disabled) {
		background: var(--subtle);
		color: var(--text-2);
	}
`;

export const Box = styled(Base.InputGroup)`
	${box}
`;

const input = css`
	flex: 1;
	min-width: 4rem;
	border: 0;
	background: none;
	outline: 0;
	font-size: var(--text-base);
	line-height: 1.45;
	text-overflow: ellipsis;

	&::placeholder {
		color: var(--text-3);
		opacity: 1;
	}
`;

export const Input = styled(Base.Input)`
	${input}
	align-self: stretch;
	padding-left: 0.875rem;
`;

export const Arrow = styled(Base.Trigger)`
	display: grid;
	place-items: center;
	align-self: stretch;
	width: 2.5rem;
	color: var(--text-3);
`;

export const ManyBox = styled(Base.InputGroup)`
	${box}
	padding: 0.4375rem 0.5rem;
`;

export const Chips = styled(Base.Chips)`
	display: flex;
	flex: 1;
	flex-wrap: wrap;
	gap: 0.25rem;
	min-width: 0;
`;

export const Chip = styled(Base.Chip)`
	display: inline-flex;
	align-items: center;
	gap: 0.125rem;
	min-height: 1.75rem;
	padding-left: 0.5rem;
	border-radius: var(--radius-xs);
	background: var(--subtle);
	color: var(--text-2);
	font-size: var(--text-md);

	&:focus-within,
	&[data-highlighted] {
		outline: 2px solid var(--focus);
		outline-offset: 0;
	}
	@media (forced-colors: active) {
		border: 1px solid;
	}
`;

export const ChipRemove = styled(Base.ChipRemove)`
	display: grid;
	place-items: center;
	min-width: 1.5rem;
	min-height: 1.5rem;
	border-radius: var(--radius-xs);
	font-size: var(--text-xs);
	color: var(--text-3);

	@media (hover: hover) {
		&:hover {
			color: var(--text);
		}
	}
	@media (pointer: coarse) {
		min-width: 2rem;
		min-height: 2rem;
	}
`;

export const ManyInput = styled(Base.Input)`
	${input}
	min-height: 1.75rem;
	padding-inline: 0.375rem;
`;
