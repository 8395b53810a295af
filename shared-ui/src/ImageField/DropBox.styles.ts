import { css, styled } from "styled-components";
import { oneLine } from "../theme/mixins.ts";

export const Box = styled.div<{ $over: boolean; $disabled: boolean }>`
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
	${({ $over, $disabled }) =>
		$disabled
			? css`
					border-color: var(--line-strong);
					background: var(--subtle);
				`
			: css`
					@media (hover: hover) {
						&:hover {
							border-color: var(--accent);
							background: var(--accent-tint);
						}
					}
					${
						$over &&
						css`
							border-style: solid;
							border-color: var(--accent);
							background: var(--accent-tint);
						`
					}
				`}
`;

export const Instructions = styled.p`
	font-size: var(--text-sm);
	color: var(--text-2);
`;

export const Limits = styled.p`
	font-size: var(--text-xs);
	color: var(--text-3);
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

/** The look of the field's buttons, which a label has too where it opens the file dialog. */
export const smallButton = css`
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

export const Chooser = styled.label<{ $button: boolean }>`
	position: relative;
	display: inline-flex;
	cursor: pointer;
	${({ $button }) => ($button ? smallButton : asLink)}

	&:has(:disabled) {
		cursor: default;
		color: var(--text-3);
	}
	&:focus-within:has(:focus-visible) {
		outline: 2px solid var(--focus);
		outline-offset: 2px;
		border-radius: var(--radius-xs);
	}
`;

export const FileInput = styled.input`
	position: absolute;
	inset: 0;
	/* A line of text is lower than the minimum target size. */
	min-height: 1.5rem;
	width: 100%;
	opacity: 0;
	cursor: inherit;
`;

export const Uploading = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: var(--space-2);
	width: min(18rem, 100%);
	font-size: var(--text-sm);
`;

export const UploadName = styled.span`
	${oneLine}
	font-weight: var(--weight-medium);
`;

export const UploadLine = styled.div`
	display: flex;
	align-items: center;
	justify-content: space-between;
	gap: var(--space-3);
	font-variant-numeric: tabular-nums;
	color: var(--text-2);
`;

export const Cancel = styled.button`
	min-height: 1.5rem;
	padding: 0 var(--space-1);
	font-weight: var(--weight-medium);
	color: var(--accent);
	text-decoration: underline;
	text-decoration-color: var(--accent-line);
	text-underline-offset: 0.2em;

	@media (pointer: coarse) {
		min-height: var(--touch);
	}
`;
