/** Without percent-encoding; a text that only looks encoded stays. */
export function decode(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
