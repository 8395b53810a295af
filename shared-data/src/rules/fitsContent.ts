/** Whether a text takes no more room than the database gives a content. */
export function fitsContent(text: string): boolean {
	return new TextEncoder().encode(text).length <= 500_000;
}
