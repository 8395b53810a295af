/** The values of a reply template's words in braces. */
export interface TemplateValues {
	name: string;
	/** The project type of a hire request, the subject of a message. */
	service: string;
}

const words = ["name", "service"] as const satisfies (keyof TemplateValues)[];

/** A template's text with {name} and {service} filled in; a visitor's text is kept on one line. */
export const fillTemplate = (text: string, values: TemplateValues): string =>
	text.replaceAll(new RegExp(`\\{(${words.join("|")})\\}`, "g"), (_, word: keyof TemplateValues) =>
		values[word].replaceAll(/\p{Cc}+/gu, " ").trim(),
	);

/** Unknown words in braces, such as "{nama}" and "{ Name }". */
export function unknownWords(text: string): string[] {
	const found = text.match(/\{ *\p{L}[\p{L}\p{N}_ -]{0,30}\}/gu) ?? [];
	return [...new Set(found)].filter((word) => !words.some((known) => word === `{${known}}`));
}
