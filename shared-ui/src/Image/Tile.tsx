import { Tile as Root } from "./Image.styles.ts";

/** The contour lines that stand where a picture should be. */
export const Tile = () => (
	<Root aria-hidden="true">
		<svg viewBox="0 0 160 120" preserveAspectRatio="xMidYMid slice">
			<path
				vectorEffect="non-scaling-stroke"
				d="M-4 62c30 2 44-22 76-22s48 12 92 14M-4 72c28 4 48-16 78-16s46 8 90 10M-4 83c28 5 50-10 80-11s44 5 88 7M-4 95c30 5 52-5 82-6s42 2 86 4M-4 108c32 5 54-1 84-2s40 0 84 1M60 28a11 11 0 1 0 .1 0Z"
			/>
		</svg>
	</Root>
);
