import { styled } from "styled-components";

const lines = Array.from({ length: 13 }, (_, at) => {
	const depth = (at / 12) ** 1.4;
	const y = (share: number) => Math.round((34 + 142 * depth - share * 22 * (1 - depth * 0.7)) * 10) / 10;
	return `M0 ${y(0.1)}C180 ${y(0.3)} 300 ${y(-0.7)} 480 ${y(0.5)}S760 ${y(1.5)} 960 ${y(0.7)} 1220 ${y(0.1)} 1440 ${y(0.4)}`;
});

/** Tea terraces and a low sun: the design language in one drawing. Decorative. */
export const Terraces = () => (
	<Root viewBox="0 0 1440 190" preserveAspectRatio="none" aria-hidden="true">
		{lines.map((line) => (
			<path key={line} d={line} />
		))}
	</Root>
);

const Root = styled.svg`
	display: block;
	width: 100%;
	height: clamp(6rem, 14vw, 11rem);
	fill: none;
	stroke: var(--contour);

	path {
		vector-effect: non-scaling-stroke;
	}
`;
