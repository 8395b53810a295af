import { smooth } from "../layout/smooth.ts";

const count = 15;

/** Heights of the highest and the lowest line, every 200 units from left to right, in a box 1200 units wide and 320 high. */
const highest = [152.8, 125.7, 120.8, 121.7, 99.8, 70.7, 79.6];
const lowest = [399.8, 356.8, 336.2, 352, 384.4, 397.8, 393];

/** The contour lines of the closing band as SVG paths. */
export const contours: readonly string[] = Array.from({ length: count }, (_, line) => {
	const nearness = (line / (count - 1)) ** 1.2;
	return smooth(
		highest.map((top, at) => top + nearness * ((lowest[at] as number) - top)),
		1200,
	);
});
