import { Button } from "@site/shared-ui";
import { showInCorner } from "./cornerNotices.tsx";

/** Offers to reload a page that has a newer version; "Not now" closes the notice. */
export function offerReload({ onReload, onDismiss }: { onReload: () => void; onDismiss: () => void }): void {
	const dismiss = () => {
		remove();
		onDismiss();
	};
	const remove = showInCorner(
		<>
			<Button size="small" onClick={dismiss}>
				Not now
			</Button>
			<Button size="small" onClick={onReload}>
				Reload
			</Button>
		</>,
		<>
			<strong>This page has a newer version.</strong> Until it is reloaded, some parts do not open. What you typed stays.
		</>,
	);
}
