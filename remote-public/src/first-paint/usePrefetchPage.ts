import { useEffect } from "react";
import { whenIdle } from "./whenIdle.ts";

/**
 * Loads the program of the page that a list leads to while the browser is idle; not for visitors who save
 * data.
 */
export function usePrefetchPage(load: () => Promise<unknown>): void {
	useEffect(() => {
		if ((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData) return;
		// A program that does not come now is asked for again when it is needed.
		return whenIdle(() => void load().catch(() => {}));
	}, [load]);
}
