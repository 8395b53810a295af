import { Dialog as Base } from "@base-ui/react/dialog";
import { Icon, IconButton } from "@site/shared-ui";
import type { ReactNode } from "react";
import { wrapTab } from "../overlay/wrapTab.ts";
import { Backdrop, Body, Foot, Head, Panel, Portal, Title } from "./Drawer.styles.ts";

interface DrawerProps {
	open: boolean;
	onClose: () => void;
	/** The drawer's name. */
	title: string;
	/** What the head shows instead of the title: a mark. */
	head?: ReactNode;
	side?: "left" | "right";
	/** Stays at the bottom while the rest scrolls. */
	footer?: ReactNode;
	children: ReactNode;
}

/** A modal panel from the side, closed by Escape, Close or a click outside. */
export const Drawer = ({ open, onClose, title, head, side = "left", footer, children }: DrawerProps) => (
	<Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
		<Portal>
			<Backdrop />
			<Panel $side={side} onKeyDown={wrapTab}>
				<Head>
					<Title className={head ? "sr-only" : undefined}>{title}</Title>
					{head}
					<Base.Close render={<IconButton label="Close" />}>
						<Icon name="close" />
					</Base.Close>
				</Head>
				<Body>{children}</Body>
				{footer && <Foot>{footer}</Foot>}
			</Panel>
		</Portal>
	</Base.Root>
);
