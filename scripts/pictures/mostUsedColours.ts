interface Box {
	/** Colours with how often each occurs. */
	colours: [number, number][];
	/** The channel (as a shift) with the widest spread, and the spread weighed by use. */
	shift: number;
	weight: number;
}

/** At most `count` colours that stand for all: boxes are halved at their median until there are enough (median cut, Heckbert 1982). */
export function mostUsedColours(pixels: Uint32Array, count: number): number[] {
	const uses = new Map<number, number>();
	for (const colour of pixels) uses.set(colour, (uses.get(colour) ?? 0) + 1);
	const boxes = [boxOf([...uses])];
	while (boxes.length < count) {
		const widest = boxes.reduce((one, other) => (other.weight > one.weight ? other : one));
		if (widest.weight === 0) break;
		boxes.splice(boxes.indexOf(widest), 1, ...halves(widest));
	}
	return boxes.map(({ colours }) => mean(colours));
}

function boxOf(colours: [number, number][]): Box {
	const spreads = [16, 8, 0].map((shift) => {
		const values = colours.map(([colour]) => (colour >> shift) & 255);
		return {
			shift,
			spread: values.reduce((one, other) => Math.max(one, other), 0) - values.reduce((one, other) => Math.min(one, other), 255),
		};
	});
	const { shift, spread } = spreads.reduce((one, other) => (other.spread > one.spread ? other : one));
	return { colours, shift, weight: spread * Math.sqrt(sum(colours)) };
}

function halves({ colours, shift }: Box): [Box, Box] {
	const sorted = colours.toSorted(([one], [other]) => ((one >> shift) & 255) - ((other >> shift) & 255));
	const half = sum(sorted) / 2;
	let seen = 0;
	let at = 0;
	while (at < sorted.length - 1 && seen < half) seen += sorted[at++]?.[1] ?? 0;
	const cut = Math.min(Math.max(at, 1), sorted.length - 1);
	return [boxOf(sorted.slice(0, cut)), boxOf(sorted.slice(cut))];
}

/** A colour that fills most of its box is kept as it is: flat grounds must not shift. */
function mean(colours: [number, number][]): number {
	const total = sum(colours);
	const [first, uses] = colours.reduce((one, other) => (other[1] > one[1] ? other : one));
	if (uses > total / 2) return first;
	const channel = (shift: number) =>
		Math.round(colours.reduce((all, [colour, times]) => all + ((colour >> shift) & 255) * times, 0) / total) << shift;
	return channel(16) | channel(8) | channel(0);
}

const sum = (colours: [number, number][]) => colours.reduce((total, [, times]) => total + times, 0);
