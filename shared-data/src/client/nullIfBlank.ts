/** Trimmed text; null for none, which is how the database keeps an optional field that is empty. */
export function nullIfBlank(text: string | null): string | null {
	return text?.trim() || null;
}
