import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False on the server and during hydration, then true: for values that only the browser has. */
export const useMounted = () =>
	useSyncExternalStore(
		subscribe,
		() => true,
		() => false,
	);
