/** The tags that a text holds: split on commas, trimmed, empty ones dropped. */
export const toTags = (text: string): string[] =>
	text
		.split(",")
		.map((tag) => tag.trim())
		.filter(Boolean);
