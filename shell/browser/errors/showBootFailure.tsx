import { Button, Notice } from "@site/shared-ui";
import { showInCorner } from "./showInCorner.tsx";

/** Shows beside the rendered page that its scripts did not load; resolves when the visitor presses Retry. */
export function showBootFailure(error: unknown): Promise<void> {
	console.error(error);
	return new Promise((resolve) => {
		const retry = () => {
			remove();
			resolve();
		};
		const { remove } = showInCorner(
			<Notice
				tone="warn"
				action={
					<Button size="small" onClick={retry}>
						Retry
					</Button>
				}
			>
				<strong>Parts of this page do not react yet.</strong> Reading and links work; the rest could not be loaded.
			</Notice>,
		);
	});
}
