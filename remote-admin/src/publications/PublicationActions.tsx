import type { PublicationStatus } from "@site/shared-data";
import { Menu } from "@site/shared-ui/Menu";
import { RowAction } from "@site/shared-ui/RowAction";
import { AdminIcon } from "../icons/AdminIcon.tsx";
import type { Publication } from "./Publication.ts";

interface PublicationActionsProps {
	entry: Publication;
	/** Where it is looked at, and where it is edited. */
	view: string;
	edit: string;
	onSetStatus: (status: PublicationStatus) => void;
	onDuplicate: () => void;
	onDelete: () => void;
}

/** What can be done to one project or essay of the list. */
export function PublicationActions({ entry, view, edit, onSetStatus, onDuplicate, onDelete }: PublicationActionsProps) {
	const about = `entry-${entry.id}`;
	const isPublished = entry.status === "published";
	return (
		<>
			<RowAction label="View" about={about} to={view}>
				<AdminIcon name="eye" />
			</RowAction>
			<RowAction label="Edit" about={about} to={edit}>
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
				entries={[
					{
						label: isPublished ? "Unpublish" : "Publish",
						icon: <AdminIcon name={isPublished ? "eyeOff" : "check"} />,
						onSelect: () => onSetStatus(isPublished ? "draft" : "published"),
					},
					{ label: "Duplicate as draft", icon: <AdminIcon name="copy" />, onSelect: onDuplicate },
				]}
			/>
		</>
	);
}
