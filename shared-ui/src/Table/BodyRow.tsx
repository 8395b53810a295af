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
