import { Tooltip as Base } from "@base-ui/react/tooltip";
import { styled } from "styled-components";
import { popIn } from "../overlay/overlay.styles.ts";

export const Portal = styled(Base.Portal)`
	position: relative;
	z-index: var(--z-popover);
`;

export const Positioner = styled(Base.Positioner)`
	pointer-events: none;
`;

export const Popup = styled(Base.Popup)`
	${popIn}
	display: inline-flex;
	align-items: center;
	gap: 0.5rem;
	padding: 0.25rem 0.5rem;
	border-radius: var(--radius-xs);
	background: var(--text);
	color: var(--bg);
	font: var(--weight-medium) var(--text-xs)/1.3 var(--font-sans);
	white-space: nowrap;

	kbd {
		min-width: 0;
		height: auto;
		padding: 0;
		background: none;
		box-shadow: none;
		color: inherit;
	}
	@media (forced-colors: active) {
		border: 1px solid;
	}
`;
