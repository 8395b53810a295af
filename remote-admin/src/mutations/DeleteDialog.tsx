import { ConfirmDialog } from "@site/shared-ui/ConfirmDialog";
import type { useDeletion } from "./useDeletion.ts";

export function DeleteDialog({ deletion }: { deletion: ReturnType<typeof useDeletion> }) {
	const { rows, nouns, isOpen, isDeleting, error, cancel, confirm } = deletion;
	const { length } = rows;
	return (
		<ConfirmDialog
			open={isOpen}
			title={length === 1 ? `Delete ${nouns.one}?` : `Delete ${length} ${nouns.many}?`}
			item={namesOf(rows)}
			busy={isDeleting}
			error={error}
			onConfirm={() => void confirm()}
			onCancel={cancel}
		>
			Are you sure you want to delete {length === 1 ? `this ${nouns.one}` : `these ${length} ${nouns.many}`}? This action cannot
			be undone.
		</ConfirmDialog>
	);
}

function namesOf(rows: readonly { name: string }[]): string {
	const shown = rows.slice(0, 5).map(({ name }) => name);
	const rest = rows.length - shown.length;
	return rest > 0 ? `${shown.join(", ")} and ${rest} more` : shown.join(", ");
}
