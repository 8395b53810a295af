import { type ComponentType, type ReactPortal, startTransition, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { whenIdle } from "../first-paint/whenIdle.ts";

/** The program of a page. */
interface PageProgram {
	/** Everything it is styled with. */
	Look: ComponentType;
}

/**
 * Makes the page ready that a list leads to, once the browser has nothing else to do: its program is loaded and its styles are compiled, on elements that stand
 * in no document. Who presses a link then waits for the words alone. Nothing is loaded ahead for those who save data.
 */
export function ReadyAhead({ load }: { load: () => Promise<PageProgram> }) {
	const [look, setLook] = useState<ReactPortal>();
	useEffect(() => {
		if ((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData) return;
		return whenIdle(async () => {
			// What does not come now is asked for again, and spoken about, when it is needed.
			const program = await load().catch(() => undefined);
			if (!program) return;
			startTransition(() => setLook(createPortal(<program.Look />, document.createElement("div"))));
		});
	}, [load]);
	return look;
}
