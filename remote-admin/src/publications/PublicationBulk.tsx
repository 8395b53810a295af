import type { PublicationStatus } from "@site/shared-data";
import { styled } from "styled-components";
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
		<BulkButton onPress={async () => (await onDuplicate()) && onDone()}>
			<span>
				Duplicate<Wide> as draft</Wide>
			</span>
		</BulkButton>
		<BulkButton danger onPress={onDelete}>
			Delete…
		</BulkButton>
	</>
);

/** Four buttons stand in one line of a phone without it. */
const Wide = styled.span`
	white-space: pre;

	@media (max-width: 47.99rem) {
		display: none;
	}
`;
