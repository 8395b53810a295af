/** The list with one entry moved to another index, clamped to the list. */
export function moveItem(ids: readonly string[], id: string, to: number): string[] {
	const rest = ids.filter((other) => other !== id);
	const index = Math.min(Math.max(to, 0), rest.length);
	return [...rest.slice(0, index), id, ...rest.slice(index)];
}
