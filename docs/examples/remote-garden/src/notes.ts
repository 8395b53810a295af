import rain from "../content/rain.md";
import tea from "../content/tea.md";
import terraces from "../content/terraces.md";

export interface Note {
	id: string;
	title: string;
	/** Markdown without the title. */
	text: string;
}

/** Every note: one Markdown file, whose first line is its title. */
export const notes: readonly Note[] = Object.entries({ terraces, tea, rain }).map(([id, source]) => {
	const [first = "", ...rest] = source.split("\n");
	return { id, title: first.replace(/^# /, ""), text: rest.join("\n").trim() };
});
