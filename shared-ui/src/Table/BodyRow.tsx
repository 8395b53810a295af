import { Skeleton } from "@site/shared-ui";
import type { ReactNode } from "react";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import type { Column } from "./Column.ts";
import { Actions, ActionsCell, Cell, Row as Root, SelectCell } from "./Table.styles.ts";

interface BodyRowProps<Row> {
	row: Row;
	columns: readonly Column<Row>[];
	/** What the row is called aloud when it is chosen. */
	name: string;
	selected?: { is: boolean; toggle: () => void };
	actions: ReactNode;
}

/** One entry: a row of cells, and on a phone a card of the same cells. */
export const BodyRow = <Row,>({ row, columns, name, selected, actions }: BodyRowProps<Row>) => (
	<Root role="row" aria-selected={selected ? selected.is : undefined}>
		{selected && (
			<SelectCell role="cell" $align="start" $area="select">
				<Checkbox bare label={`Select ${name}`} checked={selected.is} onChange={selected.toggle} />
			</SelectCell>
		)}
		{columns.map(({ id, area = id, cell, align, hideBelow }) => (
			<Cell key={id} role="cell" $align={align} data-hide={hideBelow} $area={area}>
				{cell(row)}
			</Cell>
		))}
		{actions && (
			<ActionsCell role="cell" $align="end" $area="actions">
				<Actions>{actions}</Actions>
			</ActionsCell>
		)}
	</Root>
);

interface SkeletonRowsProps<Row> {
	count: number;
	columns: readonly Column<Row>[];
	selectable: boolean;
	hasActions: boolean;
}

/** Rows of the size that real ones will have. */
export const SkeletonRows = <Row,>({ count, columns, selectable, hasActions }: SkeletonRowsProps<Row>) =>
	Array.from({ length: count }, (_, at) => (
		// Rows that are all alike have only their place.
		// oxlint-disable-next-line react/no-array-index-key
		<Root key={at} aria-hidden="true">
			{selectable && <SelectCell $align="start" $area="select" />}
			{columns.map(({ id, area = id, align, hideBelow, skeleton }, column) => (
				<Cell key={id} $align={align} data-hide={hideBelow} $area={area}>
					{/* Widths that differ a little read as text, not as a grid. */}
					{skeleton ?? <Skeleton height="0.75rem" width={`${60 + ((at * 23 + column * 17) % 25)}%`} />}
				</Cell>
			))}
			{hasActions && <ActionsCell $align="end" $area="actions" />}
		</Root>
	));
