import { Button, Notice } from "@site/shared-ui";
import { createRoot } from "react-dom/client";
import { Corner } from "./showBootFailure.styles.ts";

/** Tells, beside the page that the server rendered, that its program did not load; resolves when the person presses Retry. */
export function showBootFailure(error: unknown): Promise<void> {
	console.error(error);
	const container = document.body.appendChild(document.createElement("div"));
	const root = createRoot(container);
	return new Promise((resolve) => {
		const retry = () => {
			root.unmount();
			container.remove();
			resolve();
		};
		root.render(
			<Corner>
				<Notice
					tone="warn"
					action={
						<Button size="small" onClick={retry}>
							Retry
						</Button>
					}
				>
					<strong>Parts of this page do not react yet.</strong> Reading and links work; the rest could not be loaded.
				</Notice>
			</Corner>,
		);
	});
}
