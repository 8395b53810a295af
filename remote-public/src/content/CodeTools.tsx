import { CopyButton } from "@site/shared-ui/CopyButton";
import { type RefObject, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";

interface Tool {
	slot: HTMLElement;
	code: string;
}

/** Gives every block of code of a text its Copy button. */
export function CodeTools({ text }: { text: RefObject<HTMLElement | null> }) {
	const [tools, setTools] = useState<Tool[]>([]);
	useLayoutEffect(() => {
		const frames = [...(text.current?.querySelectorAll("pre") ?? [])].map(frame);
		// oxlint-disable-next-line react/set-state-in-effect -- The containers of the buttons exist only now.
		setTools(frames.map(({ tool }) => tool));
		return () => {
			for (const { remove } of frames) remove();
		};
	}, [text]);
	return tools.map(({ slot, code }, at) => createPortal(<CopyButton text={code} />, slot, String(at)));
}

/** Wraps a block of code in a frame of the same size, with a container for a button that does not scroll. */
function frame(block: HTMLPreElement): { tool: Tool; remove: () => void } {
	const around = document.createElement("div");
	around.className = "code-frame wide";
	const slot = document.createElement("div");
	slot.className = "code-copy";
	block.replaceWith(around);
	around.append(block, slot);
	return { tool: { slot, code: block.textContent ?? "" }, remove: () => around.replaceWith(block) };
}
