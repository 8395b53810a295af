import { styled } from "styled-components";
import { token } from "../theme/token.ts";

export const Frame = styled.span<{ $radius: "xs" | "sm" | "md" | "lg" | "full" | "none" }>`
	position: relative;
	display: block;
	overflow: hidden;
	isolation: isolate;
	max-width: 100%;
	border-radius: ${({ $radius }) => ($radius === "none" ? "0" : token(`radius-${$radius}`))};
	background: var(--subtle);

	/* An optical edge instead of a border. */
	&::after {
		content: "";
		position: absolute;
		inset: 0;
		border-radius: inherit;
		box-shadow: var(--edge);
		pointer-events: none;
	}
`;

export const Img = styled.img<{ $fit: "cover" | "contain" }>`
	width: 100%;
	height: 100%;
	object-fit: ${({ $fit }) => $fit};
	filter: var(--pic-filter);
`;

export const TileRoot = styled.span`
	position: absolute;
	inset: 0;
	display: grid;
	place-items: center;
	background: var(--subtle);
	color: var(--line-strong);

	svg {
		width: 100%;
		height: 100%;
		fill: none;
		stroke: currentColor;
	}
`;
