/** A display order as typed: a whole number; anything else is 0. */
export function parseDisplayOrder(text: string): number {
	const order = Number.parseInt(text, 10);
	return Math.abs(order) <= 2_147_483_647 ? order : 0;
}
