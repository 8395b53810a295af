import { Button, Notice } from "@site/shared-ui";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { styled } from "styled-components";

/** Shows a notice on the rendered page that its scripts failed to load; resolves when Retry is pressed. */
export function showBootFailure(error: unknown): Promise<void> {
	console.error(error);
	return new Promise((resolve) => {
		const retry = () => {
			remove();
			resolve();
		};
		const remove = showInCorner(
			<Button size="small" onClick={retry}>
				Retry
			</Button>,
			<>
				<strong>Parts of this page do not react yet.</strong> Reading and links work; the rest could not be loaded.
			</>,
		);
	});
}

/** Shows a notice that persists across navigations, and returns a function that removes it. */
export function showInCorner(action: ReactNode, text: ReactNode, tone: "info" | "warn" = "warn"): () => void {
	const container = document.body.appendChild(document.createElement("div"));
	const root = createRoot(container);
	root.render(
		<Corner>
			<Notice tone={tone} action={action}>
				{text}
			</Notice>
		</Corner>,
	);
	return () => {
		root.unmount();
		container.remove();
	};
}

const Corner = styled.div`
	position: fixed;
	right: var(--space-4);
	bottom: var(--space-4);
	left: var(--space-4);
	z-index: var(--z-notice);
	max-width: 34rem;
	margin-left: auto;
`;
