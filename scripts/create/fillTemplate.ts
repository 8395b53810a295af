import { toTitles } from "./Plan.ts";

/** Texts by path; `__name__` in a path or a text is the place of a value. */
export type Template = Record<string, string>;

/** Puts the values in their places; a place without a value stays. */
export function fillTemplate(template: Template, values: Record<string, string>): Template {
	const fill = (text: string) => text.replaceAll(/__([A-Za-z]+)__/g, (placeholder, name) => values[name] ?? placeholder);
	return Object.fromEntries(Object.entries(template).map(([path, text]) => [fill(path), fill(text)]));
}

/** The files of an external remote with its names. */
export function nameRemote(template: Template, id: string): Template {
	const [title, name] = toTitles(id);
	return fillTemplate(template, { id, title, Name: name });
}
