import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement } from "react";
import { Kbd } from "../Kbd/Kbd.tsx";
import { Popup, Portal, Positioner } from "./Tooltip.styles.ts";

interface TooltipProps {
	/** What the control does, as its name says; at most three words. */
	text: string;
	/** Its shortcut: "⌘ S". */
	keys?: string;
	side?: "top" | "bottom" | "left" | "right";
	defaultOpen?: boolean;
	/** A control that has a name without the tooltip: it is not shown on touch. */
	children: ReactElement;
}

/** The name of an icon button, shown after a moment of hover or focus. Escape hides it. */
export const Tooltip = ({ text, keys, side = "top", defaultOpen, children }: TooltipProps) => (
	<Base.Root defaultOpen={defaultOpen}>
		<Base.Trigger render={children} delay={300} />
		<Portal>
			<Positioner side={side} sideOffset={6} collisionPadding={8}>
				<Popup>
					{text}
					{keys && <Kbd keys={keys} />}
				</Popup>
			</Positioner>
		</Portal>
	</Base.Root>
);
