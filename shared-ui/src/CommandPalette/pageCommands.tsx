import { StrokeIcon } from "../Icon/StrokeIcon.tsx";
import type { Command } from "./useCommandSearch.ts";

interface PageEntry {
	path: string;
	label: string;
	keywords?: string;
	/** The strokes of a StrokeIcon. */
	icon?: string;
}

/** Commands that open the pages of a list from data. */
export const pageCommands = (pages: readonly PageEntry[], open: (path: string) => unknown): Command[] =>
	pages.map(({ path, label, keywords, icon }) => ({
		id: path,
		name: label,
		keywords,
		icon: <StrokeIcon strokes={icon} />,
		run: () => void open(path),
	}));
