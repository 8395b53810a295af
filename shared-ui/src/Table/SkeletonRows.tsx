import { Skeleton } from "@site/shared-ui";
import type { Column } from "./Column.ts";
import { ActionsCell, Cell, Row as Root, SelectCell } from "./Table.styles.ts";

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
