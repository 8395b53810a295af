/** The median of the finite numbers; NaN when there are none. */
export function median(numbers: readonly number[]): number {
	const sorted = numbers.filter(Number.isFinite).toSorted((a, b) => a - b);
	const middle = Math.floor(sorted.length / 2);
	if (sorted.length === 0) return Number.NaN;
	return sorted.length % 2 ? (sorted[middle] as number) : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}
