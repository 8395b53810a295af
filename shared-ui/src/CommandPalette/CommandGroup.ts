import type { ReactNode } from "react";

/** A command of the palette. */
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

/** Commands under one heading, in their order. */
export interface CommandGroup {
	/** The heading, shown if there are several groups. */
	label?: string;
	commands: readonly Command[];
}
