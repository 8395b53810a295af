import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False on the server and while hydrating, true afterwards: for text that only the browser can know (the time, the platform). */
export const useMounted = () =>
	useSyncExternalStore(
		subscribe,
		() => true,
		() => false,
	);
