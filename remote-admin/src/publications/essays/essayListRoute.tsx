import type { Essay, EssaySortKey, EssaySummary, PublicationState } from "@site/shared-data";
import { formatDay } from "@site/shared-data/dates";
import type { Column } from "@site/shared-ui/Table";
import { createListAction } from "../../mutations/listMutation.ts";
import { CardLabel, LabelledValue } from "../../table/Cells.styles.ts";
import { createListLoader } from "../../table/createListLoader.ts";
import type { ListRules } from "../../table/search/listQuery.ts";
import { PublicationListScreen } from "../PublicationListScreen.tsx";
import { statusColumn, titleColumn, updatedColumn } from "../publicationColumns.tsx";
import { essayKind } from "../publicationKinds.ts";

const rules: ListRules<PublicationState, EssaySortKey> = {
	statuses: ["published", "scheduled", "draft"],
	sorts: ["title", "date", "readingTime", "status", "updatedAt"],
	sort: { by: "updatedAt", direction: "descending" },
	pageSize: 25,
};

export const loader = createListLoader(({ essays }) => essays, rules);

export const action = createListAction(({ essays }) => essays, {
	Id: (row: Essay) => row.id,
	Title: (row) => row.title,
	Status: (row) => row.status,
	Date: (row) => row.date,
	"Reading time": (row) => row.readingTime,
	Excerpt: (row) => row.excerpt,
	"Featured image": (row) => row.featuredImage,
	Description: (row) => row.description,
	"Share image": (row) => row.shareImage,
	Topics: (row) => row.topics.join(", "),
	Language: (row) => row.language,
	"Translation of": (row) => row.translationOf,
	Content: (row) => row.content,
	Created: (row) => row.createdAt,
	Updated: (row) => row.updatedAt,
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
			<LabelledValue as="time" dateTime={date}>
				<CardLabel>Published: </CardLabel>
				{formatDay(date)}
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
	updatedColumn("7.25rem", <CardLabel>Updated: </CardLabel>),
];

/** All essays, drafts included. */
export const Component = () => (
	<PublicationListScreen<EssaySummary>
		kind={essayKind}
		searchLabel="Search title and excerpt"
		rules={rules}
		table={{
			columns,
			card: {
				areas:
					'"title title title select" "status length length length" "date date actions actions" "updated updated actions actions"',
				columns: "6.5rem minmax(0, 1fr) auto 2rem",
			},
		}}
	/>
);
