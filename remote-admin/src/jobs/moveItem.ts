/** The list with one entry at another place; places outside the list mean its ends. */
export function moveItem(ids: readonly string[], id: string, to: number): string[] {
	const rest = ids.filter((other) => other !== id);
	const place = Math.min(Math.max(to, 0), rest.length);
	return [...rest.slice(0, place), id, ...rest.slice(place)];
}
