import type { Owner } from "./HomeData.ts";

const longest = 160;

/** What search results say below the title: who, where, and as much of the first words about them as fits. */
export function toPageDescription({ name, title, location }: Owner, about: string[]): string {
	const who = location ? `${name}, ${title}, based in ${location}.` : `${name}, ${title}.`;
	const sentence = `${who} ${about[0] ?? ""}`.replace(/\s+/g, " ").trim();
	if (sentence.length <= longest) return sentence;
	return `${sentence.slice(0, longest - 1).replace(/\s+\S*$/, "")}…`;
}
