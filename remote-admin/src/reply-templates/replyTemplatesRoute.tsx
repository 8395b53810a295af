import { type ReplyTemplate, urls } from "@site/shared-data";
import { cutText, maxReplyTemplates } from "@site/shared-data/rules";
import { asCards } from "@site/shared-ui/Table";
import { styled } from "styled-components";
import { createOrderedListRoute } from "../table/order/createOrderedListRoute.ts";
import { RowButtons, RowSummary } from "../table/order/RowSummary.tsx";

/** The admin's texts for answers to enquiries. */
export const { loader, action, Component } = createOrderedListRoute<ReplyTemplate>(
	{
		path: urls.admin.replyTemplates(),
		title: "Reply templates",
		nouns: { one: "reply template", many: "reply templates" },
		errorSubject: "The templates",
		note: "Messages and hire requests offer them next to Reply via Email.",
		limit: { max: maxReplyTemplates, note: `The limit is ${maxReplyTemplates} templates. Delete one to add another.` },
		add: { to: urls.admin.newReplyTemplate(), label: "Add template" },
		rowHeight: "5rem",
		empty: {
			title: "No reply templates yet",
			text: "Write a frequent answer once, then choose it in a message or hire request. Your mail program opens with name and service filled in.",
		},
		hint: "The order here is the order of the menu.",
		nameOf: ({ name }) => name,
		Row: ReplyTemplateRow,
	},
	({ replyTemplates }) => ({
		// Each by name, because a lazily loaded repository has no methods to spread.
		reorder: (ids) => replyTemplates.reorder(ids),
		restoreOrder: (order) => replyTemplates.restoreOrder(order),
		delete: (ids) => replyTemplates.delete(ids),
		listPage: async () => {
			const rows = await replyTemplates.list();
			return { rows, total: rows.length };
		},
	}),
);

function ReplyTemplateRow({ row: { id, name, subject, body }, onDelete }: { row: ReplyTemplate; onDelete: () => void }) {
	const about = `reply-template-${id}`;
	const edit = urls.admin.editReplyTemplate(id);
	return (
		<Root>
			<RowSummary id={about} name={name} to={edit} facts={subject} excerpt={cutText(body, 300)} />
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
		gap: var(--space-3);
	}
`;
