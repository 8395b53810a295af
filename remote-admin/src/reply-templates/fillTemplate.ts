/** What the words in braces of a reply template stand for. */
export interface TemplateValues {
	name: string;
	/** The project type of a hire request, the subject of a message. */
	service: string;
}

const words = ["name", "service"] as const satisfies (keyof TemplateValues)[];

/** A template's text with {name} and {service} filled in; what a visitor wrote stays in one line. */
export const fillTemplate = (text: string, values: TemplateValues): string =>
	text.replaceAll(new RegExp(`\\{(${words.join("|")})\\}`, "g"), (_, word: keyof TemplateValues) =>
		values[word].replaceAll(/\p{Cc}+/gu, " ").trim(),
	);

/** The words in braces that nothing is filled in for, such as "{nama}" and "{ Name }". */
export function unknownWords(text: string): string[] {
	const found = text.match(/\{ *\p{L}[\p{L}\p{N}_ -]{0,30}\}/gu) ?? [];
	return [...new Set(found)].filter((word) => !words.some((known) => word === `{${known}}`));
}
