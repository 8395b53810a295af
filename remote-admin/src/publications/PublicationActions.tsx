import type { PublicationState } from "@site/shared-data";
import { stateAt } from "@site/shared-data/rules";
import { Menu } from "@site/shared-ui/Menu";
import { RowAction } from "@site/shared-ui/RowAction";
import { styled } from "styled-components";
import { AdminIcon } from "../layout/AdminIcon.tsx";
import { BulkButton } from "../table/BulkButton.tsx";
import { type PublicationKind, type PublicationRow, viewUrl } from "./publicationKinds.ts";
import { useDatabaseTime } from "./schedule/databaseTime.ts";

interface PublicationActionsProps {
	kind: PublicationKind;
	row: PublicationRow;
	onSetStatus: (state: PublicationState) => void;
	onDuplicate: () => void;
	onDelete: () => void;
}

/** The actions of a row. */
export function PublicationActions({ kind, row, onSetStatus, onDuplicate, onDelete }: PublicationActionsProps) {
	const about = `entry-${row.id}`;
	const state = stateAt(useDatabaseTime(), row);
	const publish = {
		label: state === "scheduled" ? "Publish now" : "Publish",
		icon: <AdminIcon name="check" />,
		onSelect: () => onSetStatus("published"),
	};
	const unpublish = {
		label: state === "scheduled" ? "Unschedule" : "Unpublish",
		icon: <AdminIcon name="eyeOff" />,
		onSelect: () => onSetStatus("draft"),
	};
	const changes = { published: [unpublish], scheduled: [publish, unpublish], draft: [publish] };
	return (
		<>
			<RowAction label="View" about={about} to={viewUrl(kind, row.id, state)}>
				<AdminIcon name="eye" />
			</RowAction>
			<RowAction label="Edit" about={about} to={kind.urls.edit(row.id)}>
				<AdminIcon name="edit" />
			</RowAction>
			<RowAction label="Delete" about={about} danger onClick={onDelete}>
				<AdminIcon name="trash" />
			</RowAction>
			<Menu
				trigger={
					<RowAction label="More" about={about}>
						<AdminIcon name="more" />
					</RowAction>
				}
				entries={[...changes[state], { label: "Duplicate as draft", icon: <AdminIcon name="copy" />, onSelect: onDuplicate }]}
			/>
		</>
	);
}

interface PublicationBulkActionsProps {
	/** Each resolves with whether it worked. */
	onSetStatus: (state: PublicationState) => Promise<boolean>;
	onDuplicate: () => Promise<boolean>;
	onDelete: () => void;
	/** Ends the selection. */
	onDone: () => void;
}

/** The actions on the selected rows. */
export const PublicationBulkActions = (props: PublicationBulkActionsProps) => {
	const { onSetStatus, onDuplicate, onDelete, onDone } = props;
	return (
		<>
			<BulkButton onPress={async () => (await onSetStatus("published")) && onDone()}>Publish</BulkButton>
			<BulkButton onPress={async () => (await onSetStatus("draft")) && onDone()}>Unpublish</BulkButton>
			<BulkButton onPress={async () => (await onDuplicate()) && onDone()}>
				<span>
					Duplicate<WideOnly> as draft</WideOnly>
				</span>
			</BulkButton>
			<BulkButton danger onPress={onDelete}>
				Delete…
			</BulkButton>
		</>
	);
};

/** Hidden on phones, so that four buttons fit in one line. */
const WideOnly = styled.span`
	white-space: pre;

	@media (max-width: 47.99rem) {
		display: none;
	}
`;
