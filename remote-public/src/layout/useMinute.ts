import { type RefObject, useSyncExternalStore } from "react";
import { useSeen } from "./useSeen.ts";

const minute = 60_000;

/**
 * The current moment, cut to the minute and kept on it; undefined on the server and while hydrating, because their clocks differ, and until its place comes
 * near the window: a phone needs 60 ms to learn the names of a time zone.
 */
export function useMinute(place: RefObject<Element | null>): Date | undefined {
	const isSeen = useSeen(place);
	const now = useSyncExternalStore(listen, isSeen ? currentMinute : unknown, unknown);
	return now === undefined ? undefined : new Date(now * minute);
}

const unknown = () => undefined;
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
