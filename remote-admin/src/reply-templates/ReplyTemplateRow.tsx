import { type ReplyTemplate, urls } from "@site/shared-data";
import { RowAction } from "@site/shared-ui/RowAction";
import { Link } from "@site/shared-ui/router";
import { AdminIcon } from "../layout/AdminIcon.tsx";
import { RowActions } from "../table/order/OrderedRow.styles.ts";
import { Excerpt, Root, Subject, Title } from "./ReplyTemplateRow.styles.ts";

interface ReplyTemplateRowProps {
	template: ReplyTemplate;
	onDelete: () => void;
}

/** One reply template of the list. */
export function ReplyTemplateRow({ template: { id, name, subject, body }, onDelete }: ReplyTemplateRowProps) {
	const about = `reply-template-${id}`;
	const edit = urls.admin.editReplyTemplate(id);
	return (
		<Root>
			<div>
				<Title>
					<Link id={about} to={edit}>
						{name}
					</Link>
				</Title>
				<Subject>{subject}</Subject>
				<Excerpt>{body.slice(0, 300)}</Excerpt>
			</div>
			<RowActions>
				<RowAction label="Edit" about={about} to={edit}>
					<AdminIcon name="edit" />
				</RowAction>
				<RowAction label="Delete" about={about} danger onClick={onDelete}>
					<AdminIcon name="trash" />
				</RowAction>
			</RowActions>
		</Root>
	);
}
