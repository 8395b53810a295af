const storageKey = "reading-places";
const most = 30;

/** Where somebody stopped reading, as a share of the page from 0 to 1, by essay; the latest ones, on this device only. */
export const readingPlaces = {
	get: (essay: string): number | undefined => read().find(([id]) => id === essay)?.[1],
	/** Keeps the place; without one it is forgotten. */
	set(essay: string, share?: number) {
		const others = read().filter(([id]) => id !== essay);
		const places = share === undefined ? others : [[essay, Math.round(share * 1000) / 1000] as Place, ...others];
		try {
			localStorage.setItem(storageKey, JSON.stringify(places.slice(0, most)));
		} catch {
			// Storage may be blocked or full: then nothing is offered next time.
		}
	},
};

type Place = [essay: string, share: number];

function read(): Place[] {
	try {
		const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
		return Array.isArray(stored) ? stored.filter(isPlace) : [];
	} catch {
		return [];
	}
}

const isPlace = (entry: unknown): entry is Place =>
	Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number" && entry[1] > 0 && entry[1] < 1;
