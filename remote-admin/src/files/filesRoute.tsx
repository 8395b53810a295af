import type { StoredFile } from "@site/shared-data";
import { imageSizeOf } from "@site/shared-data/images";
import { Image } from "@site/shared-ui/Image";
import { Text } from "@site/shared-ui/layout";
import { RowAction } from "@site/shared-ui/RowAction";
import { useLoaderData } from "@site/shared-ui/router";
import type { Column } from "@site/shared-ui/Table";
import { AdminIcon } from "../layout/AdminIcon.tsx";
import { Moment } from "../layout/Moment.tsx";
import { DeleteDialog } from "../mutations/DeleteDialog.tsx";
import { useDeletion } from "../mutations/useDeletion.ts";
import { BulkButton } from "../table/BulkButton.tsx";
import { CardLabel, LabelledValue, PrimaryLine } from "../table/Cells.styles.ts";
import { createListLoader } from "../table/createListLoader.ts";
import { ListFrame } from "../table/ListFrame.tsx";
import type { ListRules } from "../table/search/listQuery.ts";
import { TextSkeleton } from "../table/TextSkeleton.tsx";
import { File } from "./Files.styles.ts";
import { FileUses } from "./FileUses.tsx";
import { filesPath } from "./filesPath.ts";

export { filesAction as action } from "./filesAction.ts";

const rules: ListRules<"unused", "bytes" | "createdAt"> = { statuses: ["unused"], sorts: ["bytes", "createdAt"], pageSize: 25 };

export const loader = createListLoader(({ files }) => files, rules);

const nouns = { one: "file", many: "files" };

/** Every stored image, its uses and its size. */
export function Component() {
	const { list } = useLoaderData<typeof loader>();
	const deletion = useDeletion(filesPath, nouns, "It is in use by now; the list says where.");
	const remove = (files: readonly StoredFile[], after?: () => void) => deletion.request(files, after);
	return (
		<>
			<ListFrame
				title="Files"
				nouns={nouns}
				list={list}
				rules={rules}
				searchLabel="Search name and place"
				statuses={[{ value: "unused", label: "Unused" }]}
				table={{ columns, card, nameOf: ({ name }) => name, actionsWidth: "3rem" }}
				renderActions={(file) =>
					file.uses.length === 0 && (
						<RowAction label="Delete" about={idOf(file)} danger onClick={() => remove([file])}>
							<AdminIcon name="trash" />
						</RowAction>
					)
				}
				renderBulk={({ rows, clear }) => {
					const unused = rows.filter(({ uses }) => uses.length === 0);
					if (unused.length === 0)
						return (
							<Text as="span" $pad="0px 3" $size="sm" $tone="text-2">
								In use, so it cannot be deleted
							</Text>
						);
					return (
						<BulkButton danger onPress={() => remove(unused, clear)}>
							{unused.length < rows.length ? `Delete ${unused.length} unused…` : "Delete…"}
						</BulkButton>
					);
				}}
				notFound="No files found"
				empty={{ title: "No files yet", children: "Pictures that you upload in a form or a text are listed here." }}
			/>
			<DeleteDialog deletion={deletion} />
		</>
	);
}

const idOf = ({ id }: StoredFile) => `file-${encodeURIComponent(id)}`;

const columns: Column<StoredFile>[] = [
	{
		id: "name",
		header: "File",
		cell: (file) => (
			<File>
				<Image src={file.thumbnailUrl} alt="" ratio="4 / 3" radius="sm" />
				<div>
					<PrimaryLine>
						<a id={idOf(file)} href={file.url} target="_blank" rel="noreferrer">
							{file.name}
						</a>
					</PrimaryLine>
					<Text $oneLine $size="sm" $tone="text-3">
						{describe(file)}
					</Text>
				</div>
			</File>
		),
		skeleton: <TextSkeleton />,
	},
	{ id: "uses", header: "Used in", cell: (file) => <FileUses file={file} /> },
	{
		id: "bytes",
		header: "Size",
		width: "6rem",
		sortable: true,
		cell: ({ bytes }) => (
			<LabelledValue>
				<CardLabel>Size: </CardLabel>
				{formatBytes(bytes)}
			</LabelledValue>
		),
	},
	{
		id: "createdAt",
		header: "Stored",
		area: "stored",
		width: "7.25rem",
		sortable: true,
		cell: ({ createdAt }) => (
			<LabelledValue>
				<CardLabel>Stored: </CardLabel>
				<Moment at={createdAt} as="day" />
			</LabelledValue>
		),
	},
];

const card = {
	areas: '"name name select" "uses uses uses" "bytes stored actions"',
	columns: "minmax(0, 1fr) minmax(0, 1fr) 2.75rem",
};

function describe({ url, copies }: StoredFile): string {
	const size = imageSizeOf(url);
	const withCopies = copies > 0 && `with ${copies} ${copies === 1 ? "copy" : "copies"}`;
	return [size && `${size.width} × ${size.height} px`, withCopies].filter(Boolean).join(", ");
}

/** "2.4 MB" or "87 KB". */
const formatBytes = (bytes: number) =>
	bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.ceil(bytes / 1000)} KB`;
