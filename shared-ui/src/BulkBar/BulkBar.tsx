import { Icon, IconButton } from "@site/shared-ui";
import type { ReactNode } from "react";
import { Actions, Count, Root } from "./BulkBar.styles.ts";

interface BulkBarProps {
	/** The number of selected rows; renders nothing for 0. */
	count: number;
	/** Clears the selection. */
	onClear: () => void;
	/** The actions, as small buttons. */
	children: ReactNode;
}

/** The actions on the selected rows, floating. Put it after the list, inside the same scroller. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
	if (count === 0) return null;
	return (
		<Root role="region" aria-label="Chosen entries">
			<Count role="status">
				<strong>{count}</strong> selected
			</Count>
			<Actions>{children}</Actions>
			<IconButton label="Clear selection" onClick={onClear}>
				<Icon name="close" />
			</IconButton>
		</Root>
	);
}
