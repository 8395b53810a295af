import { Popover as Base } from "@base-ui/react/popover";
import type { ReactElement, ReactNode } from "react";
import { Popup, Portal, Positioner, Title } from "./Popover.styles.ts";

interface PopoverProps {
	/** A Button or IconButton. */
	trigger: ReactElement;
	/** Its name, shown above what it holds. */
	title: string;
	side?: "top" | "bottom" | "left" | "right";
	align?: "start" | "center" | "end";
	/** Leave both out and it opens and closes by itself. */
	open?: boolean;
	onOpenChange?: (open: boolean) => void;
	defaultOpen?: boolean;
	children: ReactNode;
}

/** A few controls or words beside their button. Not modal; Escape or a click elsewhere closes it. */
export function Popover({
	trigger,
	title,
	side = "bottom",
	align = "start",
	children,
	open,
	onOpenChange,
	defaultOpen,
}: PopoverProps) {
	return (
		<Base.Root open={open} onOpenChange={(next) => onOpenChange?.(next)} defaultOpen={defaultOpen}>
			<Base.Trigger render={trigger} />
			<Portal>
				<Positioner side={side} align={align} sideOffset={6} collisionPadding={8}>
					<Popup>
						<Title>{title}</Title>
						{children}
					</Popup>
				</Positioner>
			</Portal>
		</Base.Root>
	);
}
