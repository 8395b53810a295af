/** Files to write by their paths from the root: new ones, and the whole text of those that change. */
export interface Plan {
	added: Record<string, string>;
	changed: Record<string, string>;
}

/** Why nothing is made, in one sentence. */
export class CreateError extends Error {}

/** The text with more before the last place of `anchor`. Throws a CreateError where there is none. */
export function insertBefore(anchor: string, path: string, text: string, insertion: string): string {
	const at = text.lastIndexOf(anchor);
	if (at < 0) throw new CreateError(`${path} has no line ${JSON.stringify(anchor.trim())} to write before.`);
	return text.slice(0, at) + insertion + text.slice(at);
}
