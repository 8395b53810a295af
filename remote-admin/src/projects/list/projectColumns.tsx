import { type ProjectSummary, urls } from "@site/shared-data";
import { formatDate } from "@site/shared-data/dates";
import { srcSetOf } from "@site/shared-data/images";
import { Skeleton } from "@site/shared-ui";
import { Image } from "@site/shared-ui/Image";
import type { Column } from "@site/shared-ui/Table";
import { TagList } from "@site/shared-ui/Tag";
import { Fact } from "../../list/Cells.styles.ts";
import { TwoLines } from "../../list/TwoLines.tsx";
import { TitleCell } from "../../publications/TitleCell.tsx";
import { Status } from "../../status/Status.tsx";

/** The columns of the projects' table. */
export const projectColumns: Column<ProjectSummary>[] = [
	{
		id: "thumb",
		header: "Preview",
		bareHeader: true,
		width: "4.25rem",
		cell: ({ previewUrl }) => (
			<Image
				src={previewUrl}
				srcSet={srcSetOf(previewUrl)}
				sizes="56px"
				alt=""
				ratio="3 / 2"
				radius="xs"
				style={{ width: "3.5rem" }}
			/>
		),
		skeleton: <Skeleton width="3.5rem" ratio="3 / 2" />,
	},
	{
		id: "title",
		header: "Title",
		sortable: true,
		cell: ({ id, title, description }) => (
			<TitleCell id={id} title={title} text={description} edit={urls.admin.editProject(id)} />
		),
		skeleton: <TwoLines />,
	},
	{
		id: "status",
		header: "Status",
		width: "7rem",
		sortable: true,
		cell: ({ status }) => <Status mark={status}>{status === "published" ? "Published" : "Draft"}</Status>,
	},
	{ id: "year", header: "Year", width: "4.25rem", sortable: true, hideBelow: "medium", cell: ({ year }) => <Fact>{year}</Fact> },
	{
		id: "tags",
		header: "Tags",
		width: "11.5rem",
		hideBelow: "wide",
		cell: ({ tags }) => <TagList look="chips" tags={tags} maxTags={2} />,
	},
	{
		id: "updatedAt",
		header: "Updated",
		area: "updated",
		width: "6.75rem",
		sortable: true,
		cell: ({ updatedAt }) => (
			<Fact as="time" dateTime={updatedAt.toISOString()}>
				{formatDate(updatedAt)}
			</Fact>
		),
	},
];
