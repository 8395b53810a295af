import { useEffect, useEffectEvent, useState } from "react";

/** Milliseconds without a key before a typed search is asked for. */
const pause = 200;

/** The text of a search box: in the box at once, in the address a moment after typing stops, and from the address when that changes by itself (Back). */
export function useTypedSearch(asked: string, ask: (text: string) => void) {
	const [text, type] = useState(asked);
	const [seen, setSeen] = useState(asked);
	// What was asked for and has not arrived in the address yet: typing goes on meanwhile, and an answer that comes late must not take it back.
	const [underWay, setUnderWay] = useState<string[]>([]);
	if (seen !== asked) {
		setSeen(asked);
		const arrived = underWay.indexOf(asked);
		setUnderWay(arrived >= 0 ? underWay.slice(arrived + 1) : []);
		if (arrived < 0) type(asked);
	}

	const latest = underWay.at(-1) ?? asked;
	const askNow = () => {
		const wanted = text.trim();
		if (wanted !== latest) setUnderWay((before) => [...before, wanted]);
		ask(text);
	};
	const askLater = useEffectEvent(askNow);
	useEffect(() => {
		if (text.trim() === latest) return;
		const timer = setTimeout(askLater, pause);
		return () => clearTimeout(timer);
	}, [text, latest]);

	return { text, type, askNow };
}
