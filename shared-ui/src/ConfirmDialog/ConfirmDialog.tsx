import { Button, Notice } from "@site/shared-ui";
import { type ReactNode, useRef } from "react";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Item } from "./ConfirmDialog.styles.ts";

interface ConfirmDialogProps {
	open: boolean;
	/** A question: "Delete project?". */
	title: string;
	/** What would happen. */
	children: ReactNode;
	/** The name of what it happens to. */
	item?: ReactNode;
	/** The verb of the title. */
	confirmLabel?: string;
	cancelLabel?: string;
	tone?: "danger" | "primary";
	/** It is happening: the dialog stays and neither button takes a press. */
	busy?: boolean;
	/** Why it did not happen; the dialog stays open with it. */
	error?: ReactNode;
	onConfirm: () => void;
	onCancel: () => void;
}

/**
 * Asks before something that cannot be undone. The focus starts on Cancel, and only a button or Escape answers. Keep the name in `item` while it closes.
 * It is a `dialog`, not an `alertdialog`: the question is the person's own doing, not news.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
	const { open, title, children, item, confirmLabel = "Delete", cancelLabel = "Cancel", tone = "danger" } = props;
	const { busy = false, error, onConfirm, onCancel } = props;
	const cancel = useRef<HTMLButtonElement>(null);
	return (
		<Dialog
			open={open}
			onClose={() => !busy && onCancel()}
			title={title}
			lead={children}
			size="small"
			dirty
			initialFocus={cancel}
			footer={
				<>
					<Button ref={cancel} size="small" disabled={busy} onClick={onCancel}>
						{cancelLabel}
					</Button>
					<Button size="small" variant={tone} busy={busy} onClick={onConfirm}>
						{confirmLabel}
					</Button>
				</>
			}
		>
			{item && <Item>{item}</Item>}
			{error && <Notice tone="danger">{error}</Notice>}
		</Dialog>
	);
}
