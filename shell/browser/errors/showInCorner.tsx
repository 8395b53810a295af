import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { Corner } from "./Corner.ts";

/** Shows something beside the page, whatever becomes of the page, until it is taken away. */
export function showInCorner(content: ReactNode): { remove: () => void } {
	const container = document.body.appendChild(document.createElement("div"));
	const root = createRoot(container);
	root.render(<Corner>{content}</Corner>);
	return {
		remove: () => {
			root.unmount();
			container.remove();
		},
	};
}
