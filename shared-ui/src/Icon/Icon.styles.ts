import { styled } from "styled-components";

export const Root = styled.svg`
	width: 1.125em;
	height: 1.125em;
	flex: none;
	fill: none;
	stroke: currentColor;
	stroke-width: 1.6;
	stroke-linecap: round;
	stroke-linejoin: round;
`;
