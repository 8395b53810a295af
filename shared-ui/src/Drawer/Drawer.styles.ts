import { Dialog as Base } from "@base-ui/react/dialog";
import { styled } from "styled-components";
import { plate, scrim } from "../overlay/overlay.styles.ts";

export const Portal = styled(Base.Portal)`
	position: relative;
	z-index: var(--z-drawer);
`;

export const Backdrop = styled(Base.Backdrop)`
	${scrim}
`;

export const Panel = styled(Base.Popup)<{ $side: "left" | "right" }>`
	${plate}
	position: fixed;
	inset-block: 0;
	${({ $side }) => $side}: 0;
	display: flex;
	flex-direction: column;
	width: min(19rem, 100vw - 3rem);
	overflow-y: auto;
	overscroll-behavior: contain;
	padding: var(--space-4) var(--space-3) env(safe-area-inset-bottom);
	transition: translate var(--t-move) var(--ease);

	&[data-starting-style],
	&[data-ending-style] {
		translate: ${({ $side }) => ($side === "left" ? "-102%" : "102%")} 0;
	}
`;

export const Head = styled.div`
	display: flex;
	align-items: center;
	justify-content: space-between;
	gap: var(--space-3);
	min-height: var(--touch);
	padding-left: var(--space-2);

	> button {
		margin-left: auto;
	}
`;

export const Title = styled(Base.Title)`
	font: var(--weight-medium) var(--text-xl)/1.2 var(--font-serif);
	letter-spacing: var(--tracking-heading);
`;

export const Body = styled.div`
	flex: 1;
	padding-block: var(--space-4);
`;

export const Foot = styled.div`
	position: sticky;
	bottom: 0;
	padding: var(--space-3) var(--space-2);
	background: var(--overlay);
	border-top: 1px solid var(--line);
`;
