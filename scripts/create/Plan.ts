/** The files to write by path from the root: new files, and the full text of changed ones. */
export interface Plan {
	added: Record<string, string>;
	changed: Record<string, string>;
}

/** Why nothing is created, in one sentence. */
export class CreateError extends Error {}

/** A name of small letters and hyphens as a title and as an identifier: "Open Source", "OpenSource". */
export function toTitles(name: string): [title: string, pascal: string] {
	const words = name.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
	return [words.join(" "), words.join("")];
}

/** The text with `insertion` before the last `anchor`; throws a CreateError without one. */
export function insertBefore(anchor: string, path: string, text: string, insertion: string): string {
	const at = text.lastIndexOf(anchor);
	if (at < 0) throw new CreateError(`${path} has no line ${JSON.stringify(anchor.trim())} to write before.`);
	return text.slice(0, at) + insertion + text.slice(at);
}
