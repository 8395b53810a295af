import { Popover as Base } from "@base-ui/react/popover";
import { styled } from "styled-components";
import { plate, popIn } from "../overlay/overlay.styles.ts";

export const Portal = styled(Base.Portal)`
	position: relative;
	z-index: var(--z-popover);
`;

export const Positioner = styled(Base.Positioner)`
	outline: 0;
`;

/* Base UI sets --available-height: how far it may reach. */
export const Popup = styled(Base.Popup)`
	${plate}
	${popIn}
	display: grid;
	gap: var(--space-3);
	width: max-content;
	max-width: min(22rem, 100vw - 1rem);
	max-height: var(--available-height);
	overflow-y: auto;
	padding: var(--space-4);
	border-radius: var(--radius-lg);
	font-size: var(--text-md);
`;

export const Title = styled(Base.Title)`
	font: var(--weight-semibold) var(--text-md)/1.3 var(--font-sans);
`;
