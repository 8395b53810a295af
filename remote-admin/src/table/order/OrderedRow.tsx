import type { ComponentProps, ReactNode } from "react";
import { AdminIcon } from "../../layout/AdminIcon.tsx";
import { Grip, Root } from "./OrderedRow.styles.ts";

interface OrderedRowProps {
	name: string;
	/** The drop position of a dragged row. */
	line: "before" | "after" | undefined;
	isDragged: boolean;
	/** The props of the drag handle; without them there is none. */
	handle: ComponentProps<"button"> | undefined;
	children: ReactNode;
}

/** One row of an ordered list, with its drag handle. */
export const OrderedRow = ({ name, line, isDragged, handle, children }: OrderedRowProps) => (
	<Root $line={line} $isDragged={isDragged} $hasGrip={handle !== undefined}>
		{handle && (
			<Grip
				type="button"
				aria-label={`Move ${name}`}
				title="Drag, or Alt ↑ ↓"
				aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
				{...handle}
			>
				<AdminIcon name="grip" />
			</Grip>
		)}
		{children}
	</Root>
);
