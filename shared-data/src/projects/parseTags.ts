/** Tags as typed: split on commas, trimmed, empty ones dropped. */
export function parseTags(text: string): string[] {
	return text
		.split(",")
		.map((tag) => tag.trim())
		.filter((tag) => tag !== "");
}
