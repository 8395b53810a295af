import { css, styled } from "styled-components";
import { controlLook } from "../Field/control.styles.ts";
import { below } from "../layout/index.ts";

export type ImageFieldShape = "wide" | "square";

const besideEachOther = css`
	grid-template-columns: 8rem minmax(0, 1fr);
	column-gap: var(--space-4);
	align-items: end;

	/* The label above and the notes below take the full width; image and URL share a row. */
	> :first-child,
	> :nth-child(n + 4) {
		grid-column: 1 / -1;
	}
	${below(30)} {
		grid-template-columns: 6rem minmax(0, 1fr);
	}
`;

export const Root = styled.div<{ $beside: boolean }>`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: 0.4375rem;
	align-content: start;
	min-width: 0;
	outline: 0;
	${({ $beside }) => $beside && besideEachOther}
`;

export const ImageBox = styled.div<{ $over: boolean }>`
	position: relative;
	border-radius: var(--radius-sm);
	${({ $over }) => $over && "outline: 2px solid var(--accent); outline-offset: 2px;"}
`;

const overImage = css`
	right: var(--space-2);
	bottom: var(--space-2);

	> * {
		box-shadow: var(--shadow-pill);
	}
`;

const besideImage = css`
	top: 0;
	left: calc(100% + var(--space-4));
`;

export const Actions = styled.div<{ $shape: ImageFieldShape }>`
	position: absolute;
	display: flex;
	gap: var(--space-1);
	${({ $shape }) => ($shape === "wide" ? overImage : besideImage)}
`;

export const UrlInput = styled.input`
	${controlLook}
	min-width: 0;
	text-overflow: ellipsis;
`;

export const Box = styled.div<{ $over: boolean }>`
	position: relative;
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	place-content: center;
	justify-items: center;
	gap: 0.25rem;
	min-height: 7rem;
	padding: var(--space-4);
	border: 1px dashed var(--control);
	border-radius: var(--radius-sm);
	background: var(--surface);
	text-align: center;
	transition:
		border-color var(--t-colour),
		background-color var(--t-colour);

	> svg {
		width: 1.375rem;
		height: 1.375rem;
		color: var(--text-3);
	}
	@media (hover: hover) {
		&:hover {
			border-color: var(--accent);
			background: var(--accent-tint);
		}
	}
	${({ $over }) => $over && "border: 1px solid var(--accent); background: var(--accent-tint);"}
`;

const asLink = css`
	color: var(--accent);
	text-decoration: underline;
	text-decoration-color: var(--accent-line);
	text-underline-offset: 0.2em;

	@media (hover: hover) {
		&:hover {
			text-decoration-color: currentColor;
		}
	}
`;

/** The look of the field's buttons, and of its file input. */
const smallButton = css`
	align-items: center;
	min-height: 2rem;
	padding: 0 var(--space-3);
	border-radius: var(--radius-sm);
	background: var(--surface);
	box-shadow: inset 0 0 0 1px var(--line-strong);
	font-size: var(--text-sm);
	font-weight: var(--weight-medium);

	@media (hover: hover) {
		&:hover {
			background: var(--subtle);
		}
	}
	@media (pointer: coarse) {
		min-height: var(--touch);
	}
`;

export const ActionButton = styled.button`
	${smallButton}
	transition: background-color var(--t-colour);
`;

/** The file input covers it and has its own name. */
export const Chooser = styled.span<{ $button: boolean }>`
	position: relative;
	display: inline-flex;
	cursor: pointer;
	${({ $button }) => ($button ? smallButton : asLink)}
	&:focus-within:has(:focus-visible) {
		outline: 2px solid var(--focus);
		outline-offset: 2px;
		border-radius: var(--radius-xs);
	}
	input {
		position: absolute;
		inset: 0;
		/* A line of text is lower than the minimum target size. */
		min-height: 1.5rem;
		width: 100%;
		opacity: 0;
		cursor: inherit;
	}
`;

export const Uploading = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: var(--space-2);
	width: min(18rem, 100%);
	font-size: var(--text-sm);
`;

export const Cancel = styled.button`
	min-height: 1.5rem;
	padding: 0 var(--space-1);
	font-weight: var(--weight-medium);
	${asLink}

	@media (pointer: coarse) {
		min-height: var(--touch);
	}
`;

export const Fault = styled.li`
	display: flex;
	flex-wrap: wrap;
	gap: var(--space-2) 0.375rem;
	align-items: baseline;
	font-size: var(--text-sm);
	line-height: 1.45;
	overflow-wrap: anywhere;

	> svg {
		color: var(--danger);
		translate: 0 0.18em;
	}
	> div:first-of-type {
		flex: 1 1 12rem;
		min-width: 0;
	}
	strong {
		display: block;
		font-weight: var(--weight-medium);
		color: var(--danger);
	}
`;
