import { type ReactNode, useEffect } from "react";
import { replayPress } from "../boot/replayPress.ts";

/** Notices when the page answers to the person: from here on nothing is lost. */
export function Started({ children }: { children: ReactNode }) {
	useEffect(() => {
		performance.mark("hydrated");
		replayPress();
	}, []);
	return children;
}
