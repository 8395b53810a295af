import { ConfirmDialog } from "@site/shared-ui/ConfirmDialog";
import type { useDeletion } from "./useDeletion.ts";

/** Asks, in the specified words, before entries are gone for good. */
export function DeleteDialog({ deletion }: { deletion: ReturnType<typeof useDeletion> }) {
	const { entries, nouns, isOpen, isDeleting, problem, cancel, confirm } = deletion;
	const count = entries.length;
	return (
		<ConfirmDialog
			open={isOpen}
			title={count === 1 ? `Delete ${nouns.one}?` : `Delete ${count} ${nouns.many}?`}
			item={namesOf(entries)}
			busy={isDeleting}
			error={problem}
			onConfirm={() => void confirm()}
			onCancel={cancel}
		>
			Are you sure you want to delete {count === 1 ? `this ${nouns.one}` : `these ${count} ${nouns.many}`}? This action cannot be
			undone.
		</ConfirmDialog>
	);
}

function namesOf(entries: readonly { name: string }[]): string {
	const shown = entries.slice(0, 5).map(({ name }) => name);
	const rest = entries.length - shown.length;
	return rest > 0 ? `${shown.join(", ")} and ${rest} more` : shown.join(", ");
}
