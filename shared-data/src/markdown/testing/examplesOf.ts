/** An example of a markdown specification: the source, and the expected HTML. */
export interface Example {
	number: number;
	section: string;
	markdown: string;
	html: string;
}

/** Reads a specification: examples between fences of 32 backticks, by section; an arrow means a tab. */
export function examplesOf(specification: string): Example[] {
	const examples: Example[] = [];
	let section = "";
	const parts = /^`{32} example[^\n]*\n([\s\S]*?)^\.\n([\s\S]*?)^`{32}$|^#{1,6} +(.*)$/gm;
	for (const [, markdown, html, heading] of specification.matchAll(parts)) {
		if (heading !== undefined) section = heading;
		else examples.push({ number: examples.length + 1, section, markdown: tabbed(markdown), html: tabbed(html) });
	}
	return examples;
}

const tabbed = (text = "") => text.replaceAll("→", "\t");
