import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { Corner } from "./Corner.ts";

/**
 * Renders content outside the page's root, so that it stays when the page changes, until `remove` is called.
 */
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
