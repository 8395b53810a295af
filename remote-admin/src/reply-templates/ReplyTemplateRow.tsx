import { type ReplyTemplate, urls } from "@site/shared-data";
import { asCards } from "@site/shared-ui/Table";
import { styled } from "styled-components";
import { RowButtons } from "../table/order/RowButtons.tsx";
import { RowSummary } from "../table/order/RowSummary.tsx";

/** One reply template of the list. */
export function ReplyTemplateRow({ row: { id, name, subject, body }, onDelete }: { row: ReplyTemplate; onDelete: () => void }) {
	const about = `reply-template-${id}`;
	const edit = urls.admin.editReplyTemplate(id);
	return (
		<Root>
			<RowSummary id={about} name={name} to={edit} facts={subject} excerpt={body.slice(0, 300)} />
			<RowButtons about={about} edit={edit} onDelete={onDelete} />
		</Root>
	);
}

const Root = styled.div`
	display: grid;
	grid-template: "main actions" / minmax(0, 1fr) auto;
	align-items: center;
	gap: var(--space-4);

	${asCards} {
		align-items: start;
		gap: var(--space-3);
	}
`;
