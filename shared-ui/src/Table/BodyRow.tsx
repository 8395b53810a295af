import { Skeleton } from "@site/shared-ui";
import type { ReactNode } from "react";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import type { Column } from "./Column.ts";
import { Actions, ActionsCell, Cell, Row as Root, SelectCell } from "./Table.styles.ts";

interface BodyRowProps<Row> {
	row: Row;
	columns: readonly Column<Row>[];
	name: string;
	selected: { is: boolean; toggle: () => void };
	actions: ReactNode;
}

/** One row of cells; on phones a card of the same cells. */
export const BodyRow = <Row,>({ row, columns, name, selected, actions }: BodyRowProps<Row>) => (
	<Root role="row" aria-selected={selected.is}>
		<SelectCell role="cell" $area="select">
			<Checkbox hideLabel label={`Select ${name}`} checked={selected.is} onChange={selected.toggle} />
		</SelectCell>
		{columns.map(({ id, area = id, cell, hideBelow }) => (
			<Cell key={id} role="cell" data-hide={hideBelow} $area={area}>
				{cell(row)}
			</Cell>
		))}
		<ActionsCell role="cell" $area="actions">
			<Actions>{actions}</Actions>
		</ActionsCell>
	</Root>
);

interface SkeletonRowsProps<Row> {
	count: number;
	columns: readonly Column<Row>[];
}

/** Skeleton rows of the size of real rows. */
export const SkeletonRows = <Row,>({ count, columns }: SkeletonRowsProps<Row>) =>
	Array.from({ length: count }, (_, at) => (
		// oxlint-disable-next-line react/no-array-index-key -- the rows are all alike.
		<Root key={at} aria-hidden="true">
			<SelectCell $area="select" />
			{columns.map(({ id, area = id, hideBelow, skeleton }, column) => (
				<Cell key={id} data-hide={hideBelow} $area={area}>
					{/* Slightly different widths look like text, not like a grid. */}
					{skeleton ?? <Skeleton height="0.75rem" width={`${60 + ((at * 23 + column * 17) % 25)}%`} />}
				</Cell>
			))}
			<ActionsCell $area="actions" />
		</Root>
	));
