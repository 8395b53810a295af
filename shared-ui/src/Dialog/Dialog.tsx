import { Dialog as Base } from "@base-ui/react/dialog";
import { type ReactNode, type RefObject, useRef } from "react";
import { wrapTab } from "../overlay/wrapTab.ts";
import { Backdrop, Body, Foot, Head, Lead, Popup, Portal, type Size, Title, Viewport } from "./Dialog.styles.ts";

interface DialogProps {
	/** Whether it is shown. */
	open: boolean;
	/** Called by Escape, a click outside, and the caller's own buttons. */
	onClose: () => void;
	/** The heading and accessible name. */
	title: string;
	/** One or two quiet sentences below the heading; they describe the dialog. */
	lead?: ReactNode;
	/** Next to the heading: a position in a list, buttons to its neighbours. */
	aside?: ReactNode;
	/** The greatest width. */
	size?: Size;
	/** A click outside does not close it, because its input would be lost. */
	dirty?: boolean;
	/** "title" for a dialog with text to read; otherwise the first control, or the given one. */
	initialFocus?: "title" | RefObject<HTMLElement | null>;
	/** The buttons; the primary one is last. */
	footer: ReactNode;
	/** The content, which scrolls if it is long. */
	children?: ReactNode;
}

/** A modal dialog, on phones a bottom sheet. Escape closes it and the focus returns to its trigger. */
export function Dialog(props: DialogProps) {
	const { open, onClose, title, lead, aside, size = "regular", dirty = false, initialFocus, footer, children } = props;
	const heading = useRef<HTMLHeadingElement>(null);
	return (
		<Base.Root open={open} onOpenChange={(next) => !next && onClose()} disablePointerDismissal={dirty}>
			<Portal>
				<Backdrop />
				<Viewport>
					<Popup
						$size={size}
						initialFocus={initialFocus === "title" ? heading : initialFocus}
						onKeyDown={wrapTab}
						// React's events bubble through a portal: a form around the dialog must not submit with it.
						onSubmit={(event) => event.stopPropagation()}
					>
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
