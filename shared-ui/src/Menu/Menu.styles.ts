import { Menu as Base } from "@base-ui/react/menu";
import { css, styled } from "styled-components";
import { panel, popIn } from "../overlay/overlay.styles.ts";

export const Portal = styled(Base.Portal)`
	position: relative;
	z-index: var(--z-popover);
`;

export const Positioner = styled(Base.Positioner)`
	outline: 0;
`;

/** Base UI sets --available-height: the space up to the edge of the window. */
export const Popup = styled(Base.Popup)`
	${panel}
	${popIn}
	max-width: min(24rem, 100vw - 1rem);
	max-height: min(24rem, var(--available-height));
	overflow-y: auto;
	overscroll-behavior: contain;
	scroll-padding-block: 0.375rem;
	padding: 0.375rem;
	border-radius: var(--radius-lg);
	font-size: var(--text-md);
	min-width: 11rem;
`;

const row = css`
	--ink: var(--text-2);
	--ink-icon: var(--text-3);
	--background: var(--overlay-hover);
	display: flex;
	align-items: center;
	gap: 0.625rem;
	min-height: 2.25rem;
	padding: 0.25rem 0.75rem;
	border-radius: 8px;
	color: var(--ink);
	line-height: var(--leading-snug);
	cursor: pointer;
	user-select: none;

	> svg {
		font-size: var(--text-base);
		color: var(--ink-icon);
	}
	&:focus {
		outline: 0;
	}
	&[data-highlighted] {
		--ink: var(--text);
		background: var(--background);
	}
	&[data-disabled] {
		--ink: var(--text-disabled);
		--ink-icon: var(--text-disabled);
		cursor: default;
	}
	@media (pointer: coarse) {
		min-height: var(--touch);
		font-size: var(--text-base);
	}
	@media (forced-colors: active) {
		&[data-highlighted] {
			forced-color-adjust: none;
			background: Highlight;
			color: HighlightText;
		}
	}
`;

export const Item = styled(Base.Item)<{ $danger?: boolean }>`
	${row}
	${({ $danger }) => $danger && "--ink: var(--danger); --ink-icon: var(--danger); --background: var(--danger-tint);"}
`;

export const LinkItem = styled(Base.LinkItem)`
	${row}
`;

export const Separator = styled(Base.Separator)`
	height: 1px;
	margin: 0.375rem 0.75rem;
	background: var(--line);
`;
