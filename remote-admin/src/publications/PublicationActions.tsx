import { stateAt } from "@site/shared-data/rules";
import { Text } from "@site/shared-ui/layout";
import { Menu } from "@site/shared-ui/Menu";
import { RowAction } from "@site/shared-ui/RowAction";
import { AdminIcon } from "../layout/AdminIcon.tsx";
import { BulkButton } from "../table/BulkButton.tsx";
import type { Bulk } from "../table/useBulk.tsx";
import { type PublicationKind, type PublicationRow, viewUrl } from "./publicationKinds.ts";
import { useDatabaseTime } from "./schedule/databaseTime.ts";
import type { PublicationMutations } from "./usePublicationMutations.ts";

interface PublicationActionsProps {
	kind: PublicationKind;
	row: PublicationRow;
	mutations: PublicationMutations;
	onDelete: () => void;
}

export function PublicationActions({ kind, row, mutations, onDelete }: PublicationActionsProps) {
	const about = `entry-${row.id}`;
	const state = stateAt(useDatabaseTime(), row);
	const publish = {
		label: state === "scheduled" ? "Publish now" : "Publish",
		icon: <AdminIcon name="check" />,
		onSelect: () => void mutations.setStatus([row], "published"),
	};
	const unpublish = {
		label: state === "scheduled" ? "Unschedule" : "Unpublish",
		icon: <AdminIcon name="eyeOff" />,
		onSelect: () => void mutations.setStatus([row], "draft"),
	};
	const duplicate = {
		label: "Duplicate as draft",
		icon: <AdminIcon name="copy" />,
		onSelect: () => void mutations.duplicate([row]),
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
				entries={[...changes[state], duplicate]}
			/>
		</>
	);
}

interface PublicationBulkActionsProps<Row extends PublicationRow> {
	bulk: Bulk<Row>;
	mutations: PublicationMutations;
	onDelete: (rows: readonly Row[]) => void;
}

export function PublicationBulkActions<Row extends PublicationRow>(props: PublicationBulkActionsProps<Row>) {
	const { bulk, mutations, onDelete } = props;
	const change = (label: string, run: (rows: readonly Row[]) => Promise<boolean>) =>
		bulk.change({ label, question: (many) => `${label} ${many}?`, run });
	return (
		<>
			<BulkButton onPress={() => change("Publish", (rows) => mutations.setStatus(rows, "published"))}>Publish</BulkButton>
			<BulkButton onPress={() => change("Unpublish", (rows) => mutations.setStatus(rows, "draft"))}>Unpublish</BulkButton>
			<BulkButton onPress={() => change("Duplicate", mutations.duplicate)}>
				<span>
					Duplicate
					<Text as="span" $whiteSpace="pre" $hiddenBelow={48}>
						{" "}
						as draft
					</Text>
				</span>
			</BulkButton>
			<BulkButton danger onPress={() => bulk.withRows(onDelete)}>
				Delete…
			</BulkButton>
		</>
	);
}
