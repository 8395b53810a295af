/** A text as search engines cut it: on one line, after a word, at most `max` characters with the dots. */
export function cutText(text: string, max: number): string {
	const line = text.trim().replace(/\s+/g, " ");
	if (line.length <= max) return line;
	const start = line.slice(0, max - 1);
	return `${start.replace(/\s+\S*$/, "") || start}…`;
}
