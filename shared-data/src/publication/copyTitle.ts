/** The title of a duplicate, no longer than a title may be. */
export function copyTitle(title: string): string {
	return `Copy of ${title}`.slice(0, 200).trim();
}
