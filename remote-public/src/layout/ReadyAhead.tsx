import { type ComponentType, type ReactPortal, startTransition, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { whenIdle } from "./whenIdle.ts";

/** The program of a page, and what it looks like. */
interface PageProgram {
	styles: ComponentType[];
}

/**
 * Makes the page ready that a list leads to, once the browser has nothing else to do: its program is loaded and its styles are compiled, on elements that stand
 * in no document. Who presses a link then waits for the words alone. Nothing is loaded ahead for those who save data.
 */
export function ReadyAhead({ load }: { load: () => Promise<PageProgram> }) {
	const [styles, setStyles] = useState<ReactPortal>();
	useEffect(() => {
		if ((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData) return;
		return whenIdle(async () => {
			// What does not come now is asked for again, and spoken about, when it is needed.
			const program = await load().catch(() => undefined);
			if (!program) return;
			const elements = program.styles.map((Style, at) => <Style key={String(at)} />);
			startTransition(() => setStyles(createPortal(elements, document.createElement("div"))));
		});
	}, [load]);
	return styles;
}
