/** The pages to link: both ends and the neighbours. A negative entry is a gap of at least two pages. */
export function pageWindow(page: number, pages: number): number[] {
	const start = Math.max(2, Math.min(page - 1, pages - 4));
	const end = Math.min(pages - 1, Math.max(page + 1, 5));
	const middle = Array.from({ length: Math.max(0, end - start + 1) }, (_, index) => start + index);
	return [
		1,
		...between(1, middle[0] ?? pages, -1),
		...middle,
		...between(middle.at(-1) ?? 1, pages, -2),
		...(pages > 1 ? [pages] : []),
	];
}

function between(left: number, right: number, gap: number): number[] {
	if (right - left < 2) return [];
	return right - left === 2 ? [left + 1] : [gap];
}
