import { Dialog as Base } from "@base-ui/react/dialog";
import { styled } from "styled-components";
import { panel, popIn, scrim } from "../overlay/overlay.styles.ts";
import { label } from "../theme/mixins.ts";

export const Portal = styled(Base.Portal)`
	position: relative;
	z-index: var(--z-palette);
`;

export const Backdrop = styled(Base.Backdrop)`
	${scrim}
	backdrop-filter: blur(3px);
`;

export const Viewport = styled(Base.Viewport)`
	position: fixed;
	inset: 0;
	display: grid;
	justify-items: center;
	align-content: start;
	padding: clamp(1rem, 14vh, 9rem) var(--space-4) var(--space-4);

	@media (max-width: 47.99rem) {
		padding: var(--space-3);
	}
`;

export const Popup = styled(Base.Popup)`
	${panel}
	${popIn}
	display: flex;
	flex-direction: column;
	width: 100%;
	max-width: 35rem;
	max-height: min(34rem, 100dvh - 14vh - var(--space-6));
	overflow: hidden;
	border-radius: var(--radius-lg);

	@media (max-width: 47.99rem) {
		max-height: calc(100dvh - var(--space-5));
	}
`;

export const SearchRow = styled.div`
	display: flex;
	align-items: center;
	gap: var(--space-3);
	padding-inline: 1.25rem 0.625rem;
	border-bottom: 1px solid var(--line);
	color: var(--text-3);

	input {
		flex: 1;
		min-width: 0;
		height: 3.5rem;
		border: 0;
		background: none;
		outline: 0;
		color: var(--text);
		font-size: var(--text-body);
	}
	input::placeholder {
		color: var(--text-3);
		opacity: 1;
	}
	button {
		display: grid;
		place-items: center;
		min-width: 2rem;
		min-height: 2rem;
		padding-inline: 0.25rem;
		border-radius: var(--radius-xs);
	}
	@media (hover: hover) {
		button svg {
			display: none;
		}
	}
	@media (pointer: coarse) {
		button {
			min-width: var(--touch);
			min-height: var(--touch);
		}
	}
`;

export const Options = styled.div`
	padding: 0.375rem;
	overflow-y: auto;
	overscroll-behavior: contain;
	scroll-padding-block: 0.375rem;

	> div + div {
		margin-top: 0.25rem;
	}
	p {
		padding: 0.75rem 0.875rem 0.375rem;
		${label}
	}
`;

export const Option = styled.div`
	display: flex;
	align-items: center;
	gap: 0.875rem;
	min-height: 2.875rem;
	padding: 0.25rem 0.875rem;
	border-radius: 8px;
	color: var(--text-2);
	cursor: pointer;

	> svg {
		color: var(--text-3);
	}
	&[aria-selected="true"] {
		background: var(--overlay-hover);
		color: var(--text);
	}
	&[aria-selected="true"] > svg {
		color: var(--accent);
	}
	&[aria-selected="true"] kbd {
		background: var(--overlay);
	}
	@media (forced-colors: active) {
		&[aria-selected="true"] {
			forced-color-adjust: none;
			background: Highlight;
			color: HighlightText;

			> svg {
				color: inherit;
			}
		}
	}
	> span:first-of-type {
		flex: 1;
		min-width: 0;
	}
`;

export const Status = styled.p`
	padding: 0.75rem 1.25rem;
	font-size: var(--text-md);
	color: var(--text-3);

	&:empty,
	&:has(> .sr-only:only-child) {
		padding-block: 0;
	}
`;

export const Hints = styled.div`
	display: flex;
	gap: var(--space-5);
	padding: 0.6875rem 1.25rem;
	border-top: 1px solid var(--line);
	font-size: var(--text-xs);
	color: var(--text-3);

	span {
		display: inline-flex;
		align-items: center;
		gap: 0.375rem;
	}
	@media (pointer: coarse) {
		display: none;
	}
`;
