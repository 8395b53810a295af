const storageKey = "reading-places";
const maxPositions = 30;

/** The latest reading positions by essay, as fractions of the page from 0 to 1, on this device only. */
export const readingPositions = {
	get: (essay: string): number | undefined => read().find(([id]) => id === essay)?.[1],
	/** Saves the position; without one it is deleted. */
	set(essay: string, position?: number) {
		const others = read().filter(([id]) => id !== essay);
		const positions = position === undefined ? others : [[essay, Math.round(position * 1000) / 1000] as Entry, ...others];
		try {
			localStorage.setItem(storageKey, JSON.stringify(positions.slice(0, maxPositions)));
		} catch {
			// Storage may be blocked or full; then no position is offered.
		}
	},
};

type Entry = [essay: string, position: number];

function read(): Entry[] {
	try {
		const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
		return Array.isArray(stored) ? stored.filter(isEntry) : [];
	} catch {
		return [];
	}
}

const isEntry = (entry: unknown): entry is Entry =>
	Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number" && entry[1] > 0 && entry[1] < 1;
