import { useEffect, useEffectEvent, useState } from "react";

/** The typing pause before a search is sent. */
const debounceMs = 200;

/**
 * The text of a search box: written to the URL after a typing pause, and read from the URL when that changes
 * by other means (Back).
 */
export function useDebouncedSearch(search: string, onSearch: (text: string) => void) {
	const [text, setText] = useState(search);
	const [seen, setSeen] = useState(search);
	// Searches that are not in the URL yet: a late URL change must not overwrite newer text.
	const [pending, setPending] = useState<string[]>([]);
	if (seen !== search) {
		setSeen(search);
		const arrived = pending.indexOf(search);
		setPending(arrived >= 0 ? pending.slice(arrived + 1) : []);
		if (arrived < 0) setText(search);
	}

	const latest = pending.at(-1) ?? search;
	const searchNow = () => {
		const wanted = text.trim();
		if (wanted !== latest) setPending((before) => [...before, wanted]);
		onSearch(text);
	};
	const searchLater = useEffectEvent(searchNow);
	useEffect(() => {
		if (text.trim() === latest) return;
		const timer = setTimeout(searchLater, debounceMs);
		return () => clearTimeout(timer);
	}, [text, latest]);

	return { text, setText, searchNow };
}
