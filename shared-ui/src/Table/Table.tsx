import { LoadingState } from "@site/shared-ui";
import type { ReactNode } from "react";
import { BodyRow, SkeletonRows } from "./BodyRow.tsx";
import type { Column, Sort } from "./Column.ts";
import { HeadRow } from "./HeadRow.tsx";
import { Grid, Placeholder, Root } from "./Table.styles.ts";
import { toSelection } from "./toSelection.ts";

export { asCards, asRows, atRowEnd, fingerHigh, Placeholder as TablePlaceholder } from "./Table.styles.ts";

export type { Column, Sort };

interface TableProps<Row> {
	/** The accessible name: "Projects". */
	caption: string;
	/** The columns in order. */
	columns: readonly Column<Row>[];
	/** null while loading. */
	rows: readonly Row[] | null;
	/** Returns the id of a row. */
	keyOf: (row: Row) => string;
	/** Returns the accessible name of a row, for its checkbox and actions. */
	nameOf: (row: Row) => string;
	/** The current sorting; the parent sorts the rows. */
	sort?: Sort;
	/** A column's head was pressed: the parent sorts by it, or turns the direction round. */
	onSort: (column: string) => void;
	/** The ids of the selected rows. */
	selected: ReadonlySet<string>;
	/** Called with the new selection. */
	onSelectedChange: (selected: Set<string>) => void;
	/** RowActions of a row: visible on hover and focus, on touch screens always. */
	actions: (row: Row) => ReactNode;
	/** The width of the actions' column on devices without hover; elsewhere they appear over the row's end. */
	actionsWidth?: string;
	/** Replaces the table: there are no rows, or they could not be loaded. */
	placeholder?: ReactNode;
	/** The number of skeleton rows while loading. */
	expected: number;
	/** The sticky offset of the head from the top of the window, any CSS length. */
	top: string;
	/** The grid of a card on a phone: areas by column id, "select" and "actions", and its columns. */
	card: { areas: string; columns: string };
}

/** A table with sorting, selection and row actions; below 768 px its rows become cards. */
export function Table<Row>(props: TableProps<Row>) {
	const { caption, columns, rows, keyOf, nameOf, sort, onSort, selected, onSelectedChange, actions, placeholder } = props;
	const { actionsWidth = "6.75rem", expected, top, card } = props;
	if (placeholder) return <Placeholder>{placeholder}</Placeholder>;
	const selection = toSelection(rows?.map(keyOf) ?? [], selected, onSelectedChange);
	return (
		<Root $top={top} $areas={card.areas} $columns={card.columns} $actions={actionsWidth}>
			{rows === null && <LoadingState label={`Loading ${caption.toLowerCase()}…`} />}
			<Grid role="table" aria-busy={rows === null || undefined}>
				<caption className="sr-only">{caption}</caption>
				<HeadRow {...{ columns, sort, onSort, selection }} />
				{/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- as a block it would lose its own role. */}
				<tbody role="rowgroup">
					{rows === null ? (
						<SkeletonRows columns={columns} count={expected} />
					) : (
						rows.map((row) => (
							<BodyRow
								key={keyOf(row)}
								row={row}
								columns={columns}
								name={nameOf(row)}
								selected={{ is: selection.has(keyOf(row)), toggle: () => selection.toggle(keyOf(row)) }}
								actions={actions(row)}
							/>
						))
					)}
				</tbody>
			</Grid>
		</Root>
	);
}
