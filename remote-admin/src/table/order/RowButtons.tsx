import { Menu, type MenuEntry } from "@site/shared-ui/Menu";
import { RowAction } from "@site/shared-ui/RowAction";
import { AdminIcon } from "../../layout/AdminIcon.tsx";
import { RowActions } from "./OrderedRow.styles.ts";

interface RowButtonsProps {
	/** The id of the text that says which row it is. */
	about: string;
	/** The row's form. */
	edit: string;
	onDelete: () => void;
	/** What else can be done with the row. */
	more?: readonly MenuEntry[];
}

/** The buttons of a row of an ordered list. */
export const RowButtons = ({ about, edit, onDelete, more }: RowButtonsProps) => (
	<RowActions>
		<RowAction label="Edit" about={about} to={edit}>
			<AdminIcon name="edit" />
		</RowAction>
		<RowAction label="Delete" about={about} danger onClick={onDelete}>
			<AdminIcon name="trash" />
		</RowAction>
		{more && (
			<Menu
				trigger={
					<RowAction label="More" about={about}>
						<AdminIcon name="more" />
					</RowAction>
				}
				entries={more}
			/>
		)}
	</RowActions>
);
