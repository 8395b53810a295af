import { useState } from "react";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { BulkBar } from "../BulkBar/BulkBar.tsx";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Image } from "../Image/Image.tsx";
import { Link } from "../router/index.ts";
import { StatusMark } from "../StatusMark/StatusMark.tsx";
import { EmptyState } from "../states/EmptyState.tsx";
import { ErrorState } from "../states/ErrorState.tsx";
import { Skeleton } from "../states/LoadingState.tsx";
import { TagList } from "../Tag/Tag.tsx";
import { RowAction } from "./RowAction.tsx";
import { type Column, type Sort, Table } from "./Table.tsx";

interface Entry {
	id: string;
	title: string;
	say: string;
	published: boolean;
	year: string;
	tags: string[];
	updated: string;
}

const entry = (
	id: string,
	title: string,
	say: string,
	year: string,
	tags: string[],
	updated: string,
	published = true,
): Entry => {
	return { id, title, say, year, tags, updated, published };
};

const entries = [
	entry(
		"kebun",
		"Kebun",
		"A harvest ledger for tea smallholders above Lembang. Works without a network for a week.",
		"2026",
		["Offline-first", "React", "PWA"],
		"2026-11-19",
	),
	entry(
		"laci",
		"Laci",
		"Queue tickets for three community clinics that keep working when the network does not.",
		"2026",
		["Health", "Go"],
		"2026-11-17",
		false,
	),
	entry(
		"angkot",
		"Angkot",
		"A transit map for Bandung’s minibuses, drawn from eleven weeks of riding.",
		"2025",
		["MapLibre", "Go", "GPS"],
		"2026-11-11",
	),
	entry(
		"laras",
		"Laras",
		"Practise gamelan in the browser. Eight bonang, two tunings, a metronome that breathes.",
		"2025",
		["Web Audio", "Svelte"],
		"2026-10-30",
	),
	entry(
		"isola",
		"Isola",
		"An open archive of the city’s streamline buildings: 214 façades and who drew them.",
		"2024",
		["Next.js", "Postgres", "IIIF", "Maps"],
		"2026-09-28",
	),
];

const quiet = { fontSize: "var(--text-sm)", color: "var(--text-2)" };

const columns: Column<Entry>[] = [
	{
		id: "thumb",
		header: "Preview",
		bareHeader: true,
		width: "4.25rem",
		cell: ({ id }) => <Image src={`/sample/${id}-600.webp`} alt="" ratio="3 / 2" radius="xs" style={{ width: "3.5rem" }} />,
		skeleton: <Skeleton width="3.5rem" ratio="3 / 2" />,
	},
	{
		id: "title",
		header: "Title",
		sortable: true,
		cell: ({ id, title, say }) => (
			<>
				<Link to={`/admin/projects/${id}/edit`} id={`title-${id}`}>
					<strong>{title}</strong>
				</Link>
				<p style={{ ...quiet, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>{say}</p>
			</>
		),
		skeleton: (
			<div style={{ display: "grid", gap: 8 }}>
				<Skeleton height="0.75rem" width="8rem" />
				<Skeleton height="0.625rem" width="80%" />
			</div>
		),
	},
	{
		id: "status",
		header: "Status",
		width: "7rem",
		sortable: true,
		cell: ({ published }) =>
			published ? (
				<StatusMark shape="disc" tone="ok">
					Published
				</StatusMark>
			) : (
				<StatusMark shape="dashed">Draft</StatusMark>
			),
	},
	{
		id: "year",
		header: "Year",
		width: "4rem",
		hideBelow: "medium",
		cell: ({ year }) => <span style={quiet}>{year}</span>,
	},
	{
		id: "tags",
		header: "Tags",
		width: "12.25rem",
		hideBelow: "wide",
		cell: ({ tags }) => <TagList look="chips" tags={tags} maxTags={2} />,
	},
	{
		id: "updated",
		header: "Updated",
		width: "6.75rem",
		sortable: true,
		cell: ({ updated }) => (
			<time dateTime={updated} style={quiet}>
				{new Date(`${updated}T00:00:00Z`).toLocaleDateString("en-US", {
					month: "short",
					day: "numeric",
					year: "numeric",
					timeZone: "UTC",
				})}
			</time>
		),
	},
];

/**
 * Lists entries to sort, select and edit. Below 768 px, rows become cards.
 *
 * - **Do** show the states of loading, empty, not found and failed.
 * - **Don't** put more than three actions in a row. The rest belongs in a `Menu`.
 *
 * ```tsx
 * import { Table } from "@site/shared-ui/Table";
 * import { RowAction } from "@site/shared-ui/RowAction";
 * ```
 */
const meta: Meta<typeof Table<Entry>> = {
	title: "Components/Table (data grid, list, rows, sort)",
	id: "components-table",
	component: Table,
	subcomponents: { RowAction, BulkBar },
	parameters: { docs: { story: { inline: false, height: "32rem" } } },
	args: {
		caption: "Projects",
		columns,
		rows: entries,
		keyOf: ({ id }) => id,
		nameOf: ({ title }) => title,
		sort: { column: "updated", direction: "descending" },
		onSort: () => {},
		selected: new Set<string>(),
		onSelectedChange: () => {},
		expected: 4,
		top: "0px",
		card: {
			areas: '"thumb title title title select" "thumb status year updated updated" "tags tags tags actions actions"',
			columns: "4.25rem 5.75rem 2.25rem minmax(0, 1fr) auto",
		},
		actions: ({ id }) => (
			<>
				<RowAction label="View" about={`title-${id}`} to={`/projects/${id}`}>
					<Icon name="external" />
				</RowAction>
				<RowAction label="Edit" about={`title-${id}`} to={`/admin/projects/${id}/edit`}>
					<Icon viewBox="0 0 20 20">
						<path d="M4 16l.8-3.4 8.600-8.600 2.600 2.600-8.600 8.600ZM11.600 5.800l2.600 2.600" />
					</Icon>
				</RowAction>
				<RowAction label="Delete" about={`title-${id}`} danger>
					<Icon viewBox="0 0 20 20">
						<path d="M4 6h12M8 6V4h4v2M5.500 6l.7 10h7.600l.7-10M8.500 9v4.500M11.500 9v4.500" />
					</Icon>
				</RowAction>
			</>
		),
	},
};
export default meta;
type Story = StoryObj<typeof Table<Entry>>;

export const Default: Story = {};

/** Selected rows show the bar with the bulk actions. */
export const Selectable: Story = {
	render: (args) => {
		const [selected, setSelected] = useState(new Set(["laci", "isola"]));
		const [sort, setSort] = useState<Sort>({ column: "updated", direction: "descending" });
		return (
			<>
				<Table
					{...args}
					sort={sort}
					onSort={(column) => setSort({ column, direction: "ascending" })}
					selected={selected}
					onSelectedChange={setSelected}
				/>
				<BulkBar count={selected.size} onClear={() => setSelected(new Set())}>
					<Button variant="quiet" size="small">
						Publish
					</Button>
					<Button variant="quiet" size="small">
						Unpublish
					</Button>
					<Button variant="quiet" size="small" style={{ color: "var(--danger)" }}>
						Delete…
					</Button>
				</BulkBar>
			</>
		);
	},
};

export const Waiting: Story = { args: { rows: null } };
export const NothingThere: Story = {
	args: {
		rows: [],
		placeholder: (
			<EmptyState title="No projects found" action={<Button size="small">Create your first project</Button>}>
				Nothing here yet. The first one can be small.
			</EmptyState>
		),
	},
};
export const NothingFound: Story = {
	args: { rows: [], placeholder: <EmptyState title="No projects found">Try adjusting your search or filter.</EmptyState> },
};
export const DidNotLoad: Story = {
	args: {
		rows: null,
		placeholder: (
			<ErrorState title="Projects could not be loaded" onRetry={() => {}}>
				The database did not answer. Nothing is lost; your drafts on this device are safe.
			</ErrorState>
		),
	},
};
