import { Dialog as Base } from "@base-ui/react/dialog";
import { type ReactNode, type RefObject, useRef } from "react";
import { wrapTab } from "../overlay/wrapTab.ts";
import { Backdrop, Body, Foot, Head, Lead, Popup, Portal, type Size, Title, Viewport } from "./Dialog.styles.ts";

interface DialogProps {
	open: boolean;
	/** Asks the parent to set `open` to false. */
	onClose: () => void;
	/** The dialog's name, shown as its heading. */
	title: string;
	/** One or two quiet sentences below the heading; they describe the dialog. */
	lead?: ReactNode;
	/** Beside the heading: a place in a list, steps to its neighbours. */
	aside?: ReactNode;
	size?: Size;
	/** Something in it would be lost: a click outside does not close it. */
	dirty?: boolean;
	/** "title" where there is something to read first; otherwise the first control, or the one given. */
	initialFocus?: "title" | RefObject<HTMLElement | null>;
	/** The buttons, the main one last. */
	footer: ReactNode;
	children?: ReactNode;
}

/** A modal window, on phones a sheet from below. Escape closes it and the focus returns to where it was. */
export function Dialog(props: DialogProps) {
	const { open, onClose, title, lead, aside, size = "regular", dirty = false, initialFocus, footer, children } = props;
	const heading = useRef<HTMLHeadingElement>(null);
	return (
		<Base.Root open={open} onOpenChange={(next) => !next && onClose()} disablePointerDismissal={dirty}>
			<Portal>
				<Backdrop />
				<Viewport>
					<Popup $size={size} initialFocus={initialFocus === "title" ? heading : initialFocus} onKeyDown={wrapTab}>
						<Head>
							<Title ref={heading} tabIndex={-1}>
								{title}
							</Title>
							{aside}
						</Head>
						<Body $close={Boolean(lead)}>
							{lead && <Lead>{lead}</Lead>}
							{children}
						</Body>
						<Foot>{footer}</Foot>
					</Popup>
				</Viewport>
			</Portal>
		</Base.Root>
	);
}
