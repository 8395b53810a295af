import { Icon, IconButton } from "@site/shared-ui";
import type { ReactNode } from "react";
import { Acts, Count, Root } from "./BulkBar.styles.ts";

interface BulkBarProps {
	/** How many entries are chosen; with none the bar is gone. */
	count: number;
	onClear: () => void;
	/** Quiet buttons: what can be done with all of them. */
	children: ReactNode;
}

/** A floating pill with what can be done to the chosen entries. Put it after the list, inside the same scroller. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
	if (count === 0) return null;
	return (
		<Root role="region" aria-label="Chosen entries">
			<Count role="status">
				<strong>{count}</strong> selected
			</Count>
			<Acts>{children}</Acts>
			<IconButton label="Clear selection" onClick={onClear}>
				<Icon name="close" />
			</IconButton>
		</Root>
	);
}
