import { useSyncExternalStore } from "react";

const minute = 60_000;

/** The current moment, cut to the minute and kept on it; undefined on the server and while hydrating, because their clocks differ. */
export function useMinute(): Date | undefined {
	const now = useSyncExternalStore(listen, currentMinute, () => undefined);
	return now === undefined ? undefined : new Date(now * minute);
}

const currentMinute = () => Math.floor(Date.now() / minute);

function listen(onMinute: () => void) {
	let timer: ReturnType<typeof setTimeout>;
	const wait = () => {
		timer = setTimeout(
			() => {
				onMinute();
				wait();
			},
			minute - (Date.now() % minute),
		);
	};
	wait();
	return () => clearTimeout(timer);
}
