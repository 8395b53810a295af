import { Link } from "@site/shared-ui/router";
import { css, styled } from "styled-components";

export type CardPad = "none" | "snug" | "roomy";

const pads: Record<CardPad, string> = { none: "0", snug: "var(--space-4)", roomy: "var(--space-5)" };

const pressable = css`
	transition: box-shadow var(--t-colour);

	@media (hover: hover) {
		&:hover {
			box-shadow: inset 0 0 0 1px var(--line-strong);
		}
	}
	&:has(a[data-covers]:focus-visible) {
		outline: 2px solid var(--focus);
		outline-offset: 2px;
	}
`;

export const Root = styled.div<{ $pad: CardPad; $pressable: boolean }>`
	position: relative;
	min-width: 0;
	padding: ${({ $pad }) => pads[$pad]};
	border-radius: var(--radius-lg);
	background: var(--surface);
	box-shadow: inset 0 0 0 1px var(--line);
	${({ $pressable }) => $pressable && pressable}

	@media (forced-colors: active) {
		border: 1px solid;
	}
`;

const look = css`
	background: linear-gradient(var(--accent), var(--accent)) 0 100% / 0 1.5px no-repeat;
	transition: background-size var(--t-move) var(--ease);

	&::before {
		content: "";
		position: absolute;
		inset: 0;
		border-radius: inherit;
	}
	/* The card itself wears the focus ring. */
	&:focus-visible {
		outline: 0;
	}
	@media (hover: hover) {
		:hover > &,
		:hover > * > &,
		&:hover {
			background-size: 100% 1.5px;
		}
	}
`;

export const Inside = styled(Link)`
	${look}
`;

export const Outside = styled.a`
	${look}
`;
