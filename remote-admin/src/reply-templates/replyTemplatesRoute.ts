import { type AdminRepositories, type ReplyTemplate, urls } from "@site/shared-data";
import { maxReplyTemplates } from "@site/shared-data/rules";
import { createOrderedListRoute } from "../table/order/createOrderedListRoute.ts";
import { ReplyTemplateRow } from "./ReplyTemplateRow.tsx";

/** The texts that enquiries are answered with. */
export const { loader, action, Component } = createOrderedListRoute<ReplyTemplate>(
	{
		path: urls.admin.replyTemplates(),
		title: "Reply templates",
		nouns: { one: "reply template", many: "reply templates" },
		errorSubject: "The templates",
		note: "Messages and hire requests offer them beside Reply via Email.",
		limit: { max: maxReplyTemplates, note: `${maxReplyTemplates} templates are the most. Delete one to add another.` },
		add: { to: urls.admin.newReplyTemplate(), label: "Add template" },
		rowHeight: "5rem",
		empty: {
			title: "No reply templates yet",
			text: "Write down once what you answer often. In a message or hire request you pick it, and your mail program opens with the name and the service filled in.",
		},
		hint: "The order here is the order of the menu.",
		nameOf: ({ name }) => name,
		Row: ReplyTemplateRow,
	},
	({ replyTemplates }: AdminRepositories) => ({
		...replyTemplates,
		listPage: async () => {
			const rows = await replyTemplates.list();
			return { rows, total: rows.length };
		},
	}),
);
