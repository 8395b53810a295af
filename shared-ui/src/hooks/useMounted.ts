import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False on the server and during hydration, then true: for what only the browser knows, such as the time. */
export const useMounted = () =>
	useSyncExternalStore(
		subscribe,
		() => true,
		() => false,
	);
