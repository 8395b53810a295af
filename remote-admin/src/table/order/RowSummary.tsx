import { Text } from "@site/shared-ui/layout";
import { Menu, type MenuEntry } from "@site/shared-ui/Menu";
import { RowAction } from "@site/shared-ui/RowAction";
import { Link } from "@site/shared-ui/router";
import type { ReactNode } from "react";
import { AdminIcon } from "../../layout/AdminIcon.tsx";
import { Main, RowActions, Title } from "./OrderedList.styles.ts";

interface RowSummaryProps {
	/** The id of the link, which describes the row's buttons. */
	id: string;
	name: string;
	to: string;
	badge?: ReactNode;
	facts: ReactNode;
	excerpt?: string | null;
}

export const RowSummary = ({ id, name, to, badge, facts, excerpt }: RowSummaryProps) => (
	<Main>
		<Title>
			<Link id={id} to={to}>
				{name}
			</Link>
			{badge}
		</Title>
		<Text $size="sm" $tone="text-2" $breaks>
			{facts}
		</Text>
		{excerpt && (
			<Text $oneLine $size="sm" $tone="text-3">
				{excerpt}
			</Text>
		)}
	</Main>
);

interface RowButtonsProps {
	about: string;
	edit: string;
	onDelete: () => void;
	more?: readonly MenuEntry[];
}

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
