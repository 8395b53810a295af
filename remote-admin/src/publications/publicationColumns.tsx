import { formatDate } from "@site/shared-data/dates";
import { Link } from "@site/shared-ui/router";
import type { Column } from "@site/shared-ui/Table";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Excerpt, LabelledValue, PrimaryLine } from "../table/Cells.styles.ts";
import { Status } from "../table/Status.tsx";
import { TwoLines } from "../table/TwoLines.tsx";
import { type PublicationKind, type PublicationRow, statusLabels } from "./publicationKinds.ts";

/** The title, a link to the form, and an excerpt. */
export const titleColumn = <Row extends PublicationRow>(
	{ urls }: PublicationKind,
	aboutOf: (row: Row) => string,
): Column<Row> => ({
	id: "title",
	header: "Title",
	sortable: true,
	cell: (row) => (
		<>
			<PrimaryLine>
				<Title id={`entry-${row.id}`} to={urls.edit(row.id)}>
					{row.title}
				</Title>
			</PrimaryLine>
			<Excerpt>{aboutOf(row)}</Excerpt>
		</>
	),
	skeleton: <TwoLines />,
});

const Title = styled(Link)`
	font-weight: var(--weight-medium);
`;

export const statusColumn: Column<PublicationRow> = {
	id: "status",
	header: "Status",
	width: "7rem",
	sortable: true,
	cell: ({ status }) => <Status mark={status}>{statusLabels[status]}</Status>,
};

/** The time of the last change; `label` replaces the column head on phones. */
export const updatedColumn = (width: string, label?: ReactNode): Column<PublicationRow> => ({
	id: "updatedAt",
	header: "Updated",
	area: "updated",
	width,
	sortable: true,
	cell: ({ updatedAt }) => (
		<LabelledValue as="time" dateTime={updatedAt.toISOString()}>
			{label}
			{formatDate(updatedAt)}
		</LabelledValue>
	),
});
