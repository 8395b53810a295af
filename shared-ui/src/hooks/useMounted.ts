import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False on the server and while hydrating, then true: for what only the browser knows, such as the time. */
export const useMounted = () =>
	useSyncExternalStore(
		subscribe,
		() => true,
		() => false,
	);
