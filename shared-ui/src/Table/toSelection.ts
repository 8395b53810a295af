/** The selection among the visible rows, and functions to change it. */
export interface Selection {
	state: "none" | "some" | "all" | "nothing-to-select";
	has: (key: string) => boolean;
	toggle: (key: string) => void;
	toggleAll: () => void;
}

/** Keys selected on another page stay selected: only visible ones are counted and changed. */
export function toSelection(
	inSight: readonly string[],
	chosen: ReadonlySet<string>,
	onChange: (chosen: Set<string>) => void,
): Selection {
	const count = inSight.filter((key) => chosen.has(key)).length;
	const change = (edit: (next: Set<string>) => void) => {
		const next = new Set(chosen);
		edit(next);
		onChange(next);
	};
	return {
		state: inSight.length === 0 ? "nothing-to-select" : count === 0 ? "none" : count === inSight.length ? "all" : "some",
		has: (key) => chosen.has(key),
		toggle: (key) => change((next) => (next.has(key) ? next.delete(key) : next.add(key))),
		toggleAll: () =>
			change((next) => {
				for (const key of inSight)
					if (count === inSight.length) next.delete(key);
					else next.add(key);
			}),
	};
}
