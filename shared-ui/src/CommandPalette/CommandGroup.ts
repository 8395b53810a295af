import type { ReactNode } from "react";

export interface Command {
	/** Unique in the palette. */
	id: string;
	name: string;
	/** Keys separated by spaces: "g h". */
	shortcut?: string;
	icon?: ReactNode;
	/** More words it is found by. */
	keywords?: string;
	run: () => void;
}

export interface CommandGroup {
	/** Shown above its commands where there are several groups. */
	label?: string;
	commands: readonly Command[];
}
