import type { EssaySummary } from "@site/shared-data";
import { formatDay } from "@site/shared-data/dates";
import { VisuallyHidden } from "@site/shared-ui";
import type { Column } from "@site/shared-ui/Table";
import { createListAction } from "../../mutations/listMutation.ts";
import { LabelledValue } from "../../table/Cells.styles.ts";
import { createPublicationLoader } from "../createPublicationLoader.ts";
import { PublicationListScreen } from "../PublicationListScreen.tsx";
import { csvColumnsOf, Day, statusColumn, titleColumn, updatedColumn, viewsColumn } from "../publicationColumns.tsx";
import { essayKind, listRules } from "../publicationKinds.ts";
import { essayForm } from "./essayForm.ts";

const rules = listRules("title", "date", "readingTime", "status");

export const loader = createPublicationLoader(essayKind, ({ essays }) => essays, rules);

export const action = createListAction(({ essays }) => essays, {
	...csvColumnsOf(essayForm),
	Topics: ({ topics }) => topics.join(", "),
});

const columns: Column<EssaySummary>[] = [
	titleColumn(essayKind, ({ excerpt }) => excerpt),
	statusColumn,
	{
		id: "date",
		header: "Published",
		width: "7.25rem",
		sortable: true,
		cell: ({ date }) => (
			<LabelledValue>
				<VisuallyHidden>Published: </VisuallyHidden>
				<Day dateTime={date} day={formatDay(date)} />
			</LabelledValue>
		),
	},
	{
		id: "readingTime",
		header: "Length",
		area: "length",
		width: "6.25rem",
		sortable: true,
		hideBelow: "medium",
		cell: ({ readingTime }) => <LabelledValue>{readingTime} min read</LabelledValue>,
	},
	viewsColumn(essayKind),
	updatedColumn("7.25rem", ({ date }) => formatDay(date)),
];

export const Component = () => (
	<PublicationListScreen<EssaySummary>
		kind={essayKind}
		searchLabel="Search title and excerpt"
		rules={rules}
		table={{
			columns,
			card: {
				areas: '"title title title select" "status updated actions actions" "date length actions actions"',
				columns: "fit-content(6.5rem) minmax(0, 1fr) auto 2rem",
			},
		}}
	/>
);
