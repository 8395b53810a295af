/**
 * A curve through evenly spaced heights, as an SVG path of the given width; its slope at each height is that
 * of the neighbours' chord.
 */
export function smoothCurve(heights: readonly number[], width: number): string {
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

/** To half a unit, which nobody sees: finer, the curves would be a seventieth of every page. */
function round(value: number): number {
	return Math.round(value * 2) / 2;
}
