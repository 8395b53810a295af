/** The number of characters as in the database: an emoji is one, not two UTF-16 units. */
export const countCharacters = (text: string): number => [...text].length;

/** The first `max` characters. */
export const cutText = (text: string, max: number): string =>
	// Stryker disable next-line MethodExpression: only spares the characters that are cut off
	Array.from(text.slice(0, 2 * max))
		.slice(0, max)
		.join("");

/** At most `max` characters, cut after a word and followed by dots. */
export function shortenText(text: string, max: number): string {
	if (countCharacters(text) <= max) return text;
	const start = cutText(text, max - 1);
	return `${start.replace(/\s+\S*$/, "") || start}…`;
}
