interface Contours {
	/** Evenly spaced heights of the first and the last line, from left to right. */
	highest: readonly number[];
	lowest: readonly number[];
	count: number;
	width: number;
	/** Above 1 the lines are denser near the highest. */
	exponent: number;
}

/** Lines between two heights, from the highest down, as SVG paths. */
export function contourLines({ highest, lowest, count, width, exponent }: Contours): readonly string[] {
	return Array.from({ length: count }, (_, line) => {
		const nearness = (line / (count - 1)) ** exponent;
		const heights = highest.map((top, at) => top + nearness * ((lowest[at] as number) - top));
		return smoothCurve(heights, width);
	});
}

/** The curve through evenly spaced heights; its slope at each equals the chord of the neighbours. */
function smoothCurve(heights: readonly number[], width: number): string {
	const last = heights.length - 1;
	const step = width / last;
	const height = (at: number) => heights[Math.min(Math.max(at, 0), last)] as number;
	const slope = (at: number) => (height(at + 1) - height(at - 1)) / 2;
	const curves = heights.slice(1).map((y, index) => {
		const at = index + 1;
		return `${round((at - 1 / 3) * step)} ${round(y - slope(at) / 3)} ${round(at * step)} ${round(y)}`;
	});
	return `M0 ${round(height(0))}S${curves.join(" ")}`;
}

/** Rounds to half a unit, which is invisible: finer, the curves would be a seventieth of every page. */
function round(value: number): number {
	return Math.round(value * 2) / 2;
}
