import { Button } from "@site/shared-ui";
import { Dialog } from "@site/shared-ui/Dialog";
import { useRef } from "react";
import { countTexts, LocalDraftList } from "../../drafts/local/LocalDraftList.tsx";
import type { LocalDraft } from "../../drafts/local/localDrafts.ts";
import type { FormValues } from "../../form/Form.ts";

interface LogoutDialogProps {
	open: boolean;
	drafts: LocalDraft<FormValues>[];
	busy: boolean;
	onKeep: () => void;
	onRemove: () => void;
	onCancel: () => void;
}

export function LogoutDialog({ open, drafts, busy, onKeep, onRemove, onCancel }: LogoutDialogProps) {
	const cancel = useRef<HTMLButtonElement>(null);
	return (
		<Dialog
			open={open}
			size="small"
			title="Keep unsaved texts on this device?"
			lead={`This browser has ${countTexts(drafts)}, offered to the next admin who signs in here. Removed texts cannot be restored.`}
			dirty
			initialFocus={cancel}
			onClose={onCancel}
			footer={
				<>
					<Button ref={cancel} size="small" onClick={onCancel}>
						Cancel
					</Button>
					<Button size="small" variant="danger" disabled={busy} onClick={onRemove}>
						Remove
					</Button>
					<Button size="small" variant="primary" busy={busy} onClick={onKeep}>
						Keep on this device
					</Button>
				</>
			}
		>
			<LocalDraftList drafts={drafts} />
		</Dialog>
	);
}
