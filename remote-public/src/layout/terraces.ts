const width = 1440;
const count = 17;

/** Heights of the highest and the lowest terrace, every 120 units from left to right, in a box 200 units high. */
const highest = [110, 107.9, 101.7, 90, 73.7, 58.1, 50.4, 54, 65.3, 77.4, 85.4, 89.5, 92.1];
const lowest = [221.7, 208.7, 206.1, 209.1, 211.7, 212.8, 214.9, 219.7, 224.9, 227.7, 229.4, 235, 247.9];

/** The tea terraces of the footer as SVG paths, from the horizon down: denser in the distance. */
export const terraces: readonly string[] = Array.from({ length: count }, (_, line) => {
	const nearness = (line / (count - 1)) ** 1.5;
	return smooth(highest.map((top, at) => top + nearness * ((lowest[at] as number) - top)));
});

/** The ground below the horizon, closed, so that it can hide what is behind it. */
export const ground = `${terraces[0]}V200H0Z`;

/** A curve through evenly spaced heights whose slope at each is that of its neighbours' chord. */
function smooth(heights: number[]): string {
	const last = heights.length - 1;
	const step = width / last;
	const height = (at: number) => heights[Math.min(Math.max(at, 0), last)] as number;
	const slope = (at: number) => (height(at + 1) - height(at - 1)) / 2;
	const curves = heights
		.slice(1)
		.map(
			(y, index) =>
				`${round((index + 2 / 3) * step)} ${round(y - slope(index + 1) / 3)} ${round((index + 1) * step)} ${round(y)}`,
		);
	return `M0 ${round(height(0))}S${curves.join(" ")}`;
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}
