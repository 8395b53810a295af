import { styled } from "styled-components";
import { edge } from "../theme/mixins.ts";
import { token } from "../theme/token.ts";

export const Frame = styled.span<{ $radius: "xs" | "sm" | "md" | "lg" }>`
	position: relative;
	display: block;
	overflow: hidden;
	isolation: isolate;
	max-width: 100%;
	border-radius: ${({ $radius }) => token(`radius-${$radius}`)};
	background: var(--subtle);

	${edge}
`;

export const Img = styled.img`
	width: 100%;
	height: 100%;
	object-fit: cover;
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
