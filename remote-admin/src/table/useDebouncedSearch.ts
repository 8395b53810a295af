import { useEffect, useEffectEvent, useState } from "react";

/** How long no key is pressed before a typed search is asked for. */
const debounceMs = 200;

/**
 * The text of a search box: in the box at once, in the URL a moment after typing stops, and from the URL
 * when that changes by itself (Back).
 */
export function useDebouncedSearch(asked: string, ask: (text: string) => void) {
	const [text, setText] = useState(asked);
	const [seen, setSeen] = useState(asked);
	// Texts that were asked for and are not in the URL yet: a late answer must not take back what was typed
	// since.
	const [pending, setPending] = useState<string[]>([]);
	if (seen !== asked) {
		setSeen(asked);
		const arrived = pending.indexOf(asked);
		setPending(arrived >= 0 ? pending.slice(arrived + 1) : []);
		if (arrived < 0) setText(asked);
	}

	const latest = pending.at(-1) ?? asked;
	const askNow = () => {
		const wanted = text.trim();
		if (wanted !== latest) setPending((before) => [...before, wanted]);
		ask(text);
	};
	const askLater = useEffectEvent(askNow);
	useEffect(() => {
		if (text.trim() === latest) return;
		const timer = setTimeout(askLater, debounceMs);
		return () => clearTimeout(timer);
	}, [text, latest]);

	return { text, setText, askNow };
}
