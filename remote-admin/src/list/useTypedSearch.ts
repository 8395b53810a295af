import { useEffect, useEffectEvent, useState } from "react";

/** Milliseconds without a key before a typed search is asked for. */
const pause = 200;

/** The text of a search box: in the box at once, in the address a moment after typing stops, and from the address when that changes by itself (Back). */
export function useTypedSearch(asked: string, ask: (text: string) => void) {
	const [{ text, seen, sent }, setTyped] = useState({ text: asked, seen: asked, sent: asked });
	if (seen !== asked) setTyped({ text: asked === sent ? text : asked, seen: asked, sent: asked });

	const askNow = () => {
		setTyped({ text, seen, sent: text.trim() });
		ask(text);
	};
	const askLater = useEffectEvent(askNow);
	useEffect(() => {
		if (text.trim() === sent) return;
		const timer = setTimeout(askLater, pause);
		return () => clearTimeout(timer);
	}, [text, sent]);

	return { text, type: (text: string) => setTyped({ text, seen, sent }), askNow };
}
