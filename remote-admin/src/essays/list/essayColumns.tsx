import { type EssaySummary, urls } from "@site/shared-data";
import { formatDate, formatDay } from "@site/shared-data/dates";
import type { Column } from "@site/shared-ui/Table";
import { Fact } from "../../list/Cells.styles.ts";
import { TwoLines } from "../../list/TwoLines.tsx";
import { TitleCell } from "../../publications/TitleCell.tsx";
import { Status } from "../../status/Status.tsx";
import { Label } from "./essayColumns.styles.ts";

/** The columns of the essays' table. */
export const essayColumns: Column<EssaySummary>[] = [
	{
		id: "title",
		header: "Title",
		sortable: true,
		cell: ({ id, title, excerpt }) => <TitleCell id={id} title={title} text={excerpt} edit={urls.admin.editEssay(id)} />,
		skeleton: <TwoLines />,
	},
	{
		id: "status",
		header: "Status",
		width: "7rem",
		sortable: true,
		cell: ({ status }) => <Status mark={status}>{status === "published" ? "Published" : "Draft"}</Status>,
	},
	{
		id: "date",
		header: "Published",
		width: "7.25rem",
		sortable: true,
		cell: ({ date }) => (
			<Fact as="time" dateTime={date}>
				<Label>Published: </Label>
				{formatDay(date)}
			</Fact>
		),
	},
	{
		id: "readingTime",
		header: "Length",
		area: "length",
		width: "6.25rem",
		sortable: true,
		hideBelow: "medium",
		cell: ({ readingTime }) => <Fact>{readingTime} min read</Fact>,
	},
	{
		id: "updatedAt",
		header: "Updated",
		area: "updated",
		width: "7.25rem",
		sortable: true,
		cell: ({ updatedAt }) => (
			<Fact as="time" dateTime={updatedAt.toISOString()}>
				<Label>Updated: </Label>
				{formatDate(updatedAt)}
			</Fact>
		),
	},
];
