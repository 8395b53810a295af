import { Button, Notice } from "@site/shared-ui";
import { type ReactNode, useRef } from "react";
import { styled } from "styled-components";
import { Dialog } from "../Dialog/Dialog.tsx";

interface ConfirmDialogProps {
	/** Whether it is shown. */
	open: boolean;
	/** A question: "Delete project?". */
	title: string;
	/** The consequence. */
	children: ReactNode;
	/** The entry that the action is about, in bold. */
	item?: ReactNode;
	/** The verb of the action: "Delete". */
	confirmLabel?: string;
	/** danger for deleting. */
	variant?: "danger" | "primary";
	/** The action is in flight: the dialog stays open and both buttons are disabled. */
	busy?: boolean;
	/** The error of the last attempt, shown in the open dialog. */
	error?: ReactNode;
	/** Runs the action. */
	onConfirm: () => void;
	/** Called by Cancel and Escape. */
	onCancel: () => void;
}

/**
 * Asks before an action that cannot be undone, or that changes rows that are not visible. The focus is on
 * Cancel; a click outside does not close it. Keep `item` while it closes. A `dialog`, not an `alertdialog`,
 * because the user opened it.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
	const { open, title, children, item, confirmLabel = "Delete", variant = "danger" } = props;
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
						Cancel
					</Button>
					<Button size="small" variant={variant} busy={busy} onClick={onConfirm}>
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

const Item = styled.div`
	font-weight: var(--weight-semibold);
	overflow-wrap: anywhere;

	& + * {
		margin-top: var(--space-4);
	}
`;
