import type { PublicationStatus } from "@site/shared-data";
import { BulkButton } from "../list/BulkButton.tsx";

interface PublicationBulkProps {
	/** Each resolves with whether it worked. */
	onSetStatus: (status: PublicationStatus) => Promise<boolean>;
	onDuplicate: () => Promise<boolean>;
	onDelete: () => void;
	/** Ends the choice. */
	onDone: () => void;
}

/** What can be done to all chosen projects or essays. */
export const PublicationBulk = ({ onSetStatus, onDuplicate, onDelete, onDone }: PublicationBulkProps) => (
	<>
		<BulkButton onPress={async () => (await onSetStatus("published")) && onDone()}>Publish</BulkButton>
		<BulkButton onPress={async () => (await onSetStatus("draft")) && onDone()}>Unpublish</BulkButton>
		<BulkButton onPress={async () => (await onDuplicate()) && onDone()}>Duplicate as draft</BulkButton>
		<BulkButton danger onPress={onDelete}>
			Delete…
		</BulkButton>
	</>
);
