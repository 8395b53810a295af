const storageKey = "reading";
const listeners = new Set<() => void>();

/**
 * Reading mode lives in `<html data-reading>`: the script in the head restores it before the first paint, and style sheets act on it wherever an essay
 * (`[data-essay]`) is on the page.
 */
export const readingMode = {
	isOn: () => "reading" in document.documentElement.dataset,
	set(isOn: boolean) {
		if (isOn) document.documentElement.dataset.reading = "";
		else delete document.documentElement.dataset.reading;
		try {
			if (isOn) localStorage.setItem(storageKey, "on");
			else localStorage.removeItem(storageKey);
		} catch {
			// Storage may be blocked: the choice then holds for this visit.
		}
		for (const tell of listeners) tell();
	},
	listen(tell: () => void) {
		listeners.add(tell);
		return () => listeners.delete(tell);
	},
};
