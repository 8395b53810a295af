import type { CommandGroup } from "./CommandGroup.ts";

/** The groups with the commands whose name (or keywords) hold every word typed, in any order; empty groups are left out. */
export function filterCommands(groups: readonly CommandGroup[], query: string): CommandGroup[] {
	const words = query.toLowerCase().split(/\s+/).filter(Boolean);
	return groups
		.map((group) => ({
			...group,
			commands: group.commands.filter(({ name, keywords = "" }) => {
				const text = `${name} ${keywords}`.toLowerCase();
				return words.every((word) => text.includes(word));
			}),
		}))
		.filter((group) => group.commands.length > 0);
}
