import { keyframes, styled } from "styled-components";

export const Root = styled.div`
	position: relative;
	height: clamp(8.5rem, 17vw, 15rem);
	margin-top: clamp(1.5rem, 3vw, 2.5rem);
	color: var(--contour);

	@media print {
		display: none;
	}
`;

export const Sky = styled.svg`
	position: absolute;
	inset: 0;
	width: 100%;
	height: 100%;
	fill: none;
	stroke: currentColor;
	mask: linear-gradient(var(--text) 62%, transparent);

	path {
		vector-effect: non-scaling-stroke;
	}
`;

export const Hills = styled.path`
	fill: var(--bg);
	stroke: none;
`;

const appear = keyframes`
	from { opacity: 0; }
`;

export const SunDisc = styled.span`
	--day: 0.5;
	--high: 0.8;
	position: absolute;
	left: calc(8% + var(--day) * 84%);
	top: calc(50% - 58% * var(--high));
	width: clamp(2.25rem, 4.4vw, 3.75rem);
	aspect-ratio: 1;
	border-radius: 50%;
	background: var(--sun);
	translate: -50% 0;
	animation: ${appear} var(--t-page) var(--ease);
`;
