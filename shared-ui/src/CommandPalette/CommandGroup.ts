import type { ReactNode } from "react";

export interface Command {
	/** Unique in the palette. */
	id: string;
	name: string;
	/** Keys separated by spaces: "g h". */
	shortcut?: string;
	icon?: ReactNode;
	/** Further search words. */
	keywords?: string;
	run: () => void;
}

export interface CommandGroup {
	/** The heading, shown if there are several groups. */
	label?: string;
	commands: readonly Command[];
}
