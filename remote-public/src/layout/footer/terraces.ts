import { smoothCurve } from "../page/smoothCurve.ts";

const count = 17;

/**
 * Heights of the highest and the lowest terrace, every 120 units from left to right, in a box 1440 units wide
 * and 200 high.
 */
const highest = [110, 107.9, 101.7, 90, 73.7, 58.1, 50.4, 54, 65.3, 77.4, 85.4, 89.5, 92.1];
const lowest = [221.7, 208.7, 206.1, 209.1, 211.7, 212.8, 214.9, 219.7, 224.9, 227.7, 229.4, 235, 247.9];

/** The tea terraces of the footer as SVG paths, from the horizon down: denser in the distance. */
export const terraces: readonly string[] = Array.from({ length: count }, (_, line) => {
	const nearness = (line / (count - 1)) ** 1.5;
	return smoothCurve(
		highest.map((top, at) => top + nearness * ((lowest[at] as number) - top)),
		1440,
	);
});

/** The ground below the horizon, closed, so that it can hide what is behind it. */
export const ground = `${terraces[0]}V200H0Z`;
