import type { ProjectSummary } from "@site/shared-data";
import { sourcesOf } from "@site/shared-data/images";
import { Skeleton } from "@site/shared-ui";
import { Image } from "@site/shared-ui/Image";
import type { Column } from "@site/shared-ui/Table";
import { TagList } from "@site/shared-ui/Tag";
import { createListAction } from "../../mutations/listMutation.ts";
import { LabelledValue } from "../../table/Cells.styles.ts";
import { createPublicationLoader } from "../createPublicationLoader.ts";
import { PublicationListScreen } from "../PublicationListScreen.tsx";
import { csvColumnsOf, statusColumn, titleColumn, updatedColumn, viewsColumn } from "../publicationColumns.tsx";
import { listRules, projectKind } from "../publicationKinds.ts";
import { projectForm } from "./projectForm.ts";

const rules = listRules("title", "year", "status");

export const loader = createPublicationLoader(projectKind, ({ projects }) => projects, rules);

export const action = createListAction(({ projects }) => projects, csvColumnsOf(projectForm));

const columns: Column<ProjectSummary>[] = [
	{
		id: "thumb",
		header: "Preview",
		bareHeader: true,
		width: "4.25rem",
		area: "none",
		cell: ({ previewUrl }) => (
			<Image {...sourcesOf(previewUrl)} sizes="56px" alt="" ratio="3 / 2" radius="xs" style={{ width: "3.5rem" }} />
		),
		skeleton: <Skeleton width="3.5rem" ratio="3 / 2" />,
	},
	titleColumn(projectKind, ({ description }) => description),
	statusColumn,
	{
		id: "year",
		header: "Year",
		width: "4.25rem",
		sortable: true,
		hideBelow: "medium",
		cell: ({ year }) => <LabelledValue>{year}</LabelledValue>,
	},
	{
		id: "tags",
		header: "Tags",
		width: "11.5rem",
		hideBelow: "wide",
		area: "none",
		cell: ({ tags }) => <TagList look="chips" tags={tags} maxTags={2} />,
	},
	viewsColumn(projectKind),
	updatedColumn("6.75rem"),
];

export const Component = () => (
	<PublicationListScreen<ProjectSummary>
		kind={projectKind}
		searchLabel="Search title and description"
		rules={rules}
		table={{
			columns,
			card: {
				areas: '"title title title title select" "status year updated actions actions"',
				columns: "fit-content(6.5rem) auto minmax(0, 1fr) auto 2rem",
			},
		}}
	/>
);
