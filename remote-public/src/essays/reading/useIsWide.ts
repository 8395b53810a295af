import { useSyncExternalStore } from "react";

const query = "(min-width: 75rem)";

/** True where the contents stand beside the text; true on the server, which cannot know. */
export const useIsWide = () =>
	useSyncExternalStore(
		listen,
		() => window.matchMedia(query).matches,
		() => true,
	);

function listen(tell: () => void) {
	const width = window.matchMedia(query);
	width.addEventListener("change", tell);
	return () => width.removeEventListener("change", tell);
}
