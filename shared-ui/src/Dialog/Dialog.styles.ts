import { Dialog as Base } from "@base-ui/react/dialog";
import { styled } from "styled-components";
import { below } from "../layout/index.ts";
import { panel, popIn, scrim } from "../overlay/overlay.styles.ts";

export type Size = "small" | "regular" | "large" | "wide";

const widths: Record<Size, string> = { small: "27rem", regular: "34rem", large: "41rem", wide: "58rem" };

/* The portal has the z-index, so that a menu portalled into it is above the dialog. */
export const Portal = styled(Base.Portal)`
	position: relative;
	z-index: var(--z-dialog);
`;

export const Backdrop = styled(Base.Backdrop)`
	${scrim}
`;

export const Viewport = styled(Base.Viewport)`
	position: fixed;
	inset: 0;
	display: grid;
	place-items: center;
	padding: var(--space-4);

	${below(48)} {
		place-items: end stretch;
		padding: 1.5rem 0 0;
	}
`;

export const Popup = styled(Base.Popup)<{ $size: Size }>`
	${panel}
	${popIn}
	--pad: var(--space-5);
	display: flex;
	flex-direction: column;
	width: min(${({ $size }) => widths[$size]}, 100%);
	max-height: 100%;
	overflow-y: auto;
	overscroll-behavior: contain;
	border-radius: var(--radius-lg);

	${below(48)} {
		--pad: var(--space-4);
		width: 100%;
		border-radius: var(--radius-lg) var(--radius-lg) 0 0;
		&[data-starting-style],
		&[data-ending-style] {
			scale: none;
			translate: 0 1.5rem;
		}
		transition:
			opacity var(--t-overlay) var(--ease),
			translate var(--t-overlay) var(--ease);
	}
`;

export const Head = styled.div`
	display: flex;
	align-items: flex-start;
	justify-content: space-between;
	gap: var(--space-4);
	padding: var(--space-5) var(--pad) 0;
`;

export const Title = styled(Base.Title)`
	min-width: 0;
	font: var(--weight-medium) var(--text-2xl)/1.2 var(--font-serif);
	letter-spacing: var(--tracking-heading);
	overflow-wrap: anywhere;

	&:focus {
		outline: 0;
	}
`;

export const Body = styled.div<{ $close: boolean }>`
	padding: ${({ $close }) => ($close ? "var(--space-2)" : "var(--space-4)")} var(--pad) var(--space-5);
`;

export const Lead = styled(Base.Description)`
	max-width: 36rem;
	color: var(--text-2);

	& + * {
		margin-top: var(--space-4);
	}
`;

export const Foot = styled.div`
	position: sticky;
	bottom: 0;
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	justify-content: flex-end;
	gap: var(--space-2);
	margin-top: auto;
	padding: var(--space-3) var(--pad);
	background: var(--overlay);
	border-top: 1px solid var(--line);
	border-radius: 0 0 var(--radius-lg) var(--radius-lg);

	${below(48)} {
		padding-bottom: calc(var(--space-3) + env(safe-area-inset-bottom));
		border-radius: 0;
		> * {
			flex: 1 1 auto;
		}
	}
`;
