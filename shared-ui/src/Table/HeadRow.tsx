import { Icon, VisuallyHidden } from "@site/shared-ui";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import type { Column, Sort } from "./Column.ts";
import { HeadCell, HeadLine, SelectHead, SortButton } from "./HeadRow.styles.ts";
import type { Selection } from "./toSelection.ts";

interface HeadRowProps<Row> {
	columns: readonly Column<Row>[];
	sort: Sort | undefined;
	onSort: (column: string) => void;
	selection: Selection;
}

/** The sticky head of a table, with sorting and select all. */
export function HeadRow<Row>({ columns, sort, onSort, selection }: HeadRowProps<Row>) {
	return (
		// oxlint-disable-next-line jsx-a11y/no-redundant-roles -- as a block it would lose its own role.
		<thead role="rowgroup">
			<HeadLine role="row">
				<SelectHead role="columnheader" scope="col" $alwaysVisible style={{ width: "2.5rem" }}>
					<Checkbox
						hideLabel
						label="Select all on this page"
						checked={selection.state === "all"}
						mixed={selection.state === "some"}
						disabled={selection.state === "nothing-to-select"}
						onChange={selection.toggleAll}
					/>
				</SelectHead>
				{columns.map(({ id, header, bareHeader, width, sortable, hideBelow }) => (
					<HeadCell
						key={id}
						role="columnheader"
						scope="col"
						$alwaysVisible={Boolean(sortable)}
						style={{ width }}
						data-hide={hideBelow}
						aria-sort={sortable && sort?.column === id ? sort.direction : undefined}
					>
						{sortable ? (
							<SortButton type="button" onClick={() => onSort(id)}>
								{header}
								<Icon viewBox="0 0 14 14">
									<path d="M7 2.5v9M3.500 8 7 11.500 10.500 8" />
								</Icon>
							</SortButton>
						) : bareHeader ? (
							<VisuallyHidden>{header}</VisuallyHidden>
						) : (
							header
						)}
					</HeadCell>
				))}
				<HeadCell role="columnheader" scope="col" $alwaysVisible={false} style={{ width: "var(--actions)" }}>
					<VisuallyHidden>Actions</VisuallyHidden>
				</HeadCell>
			</HeadLine>
		</thead>
	);
}
