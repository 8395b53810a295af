import type { ReactNode } from "react";

/** One column of a Table. */
export interface Column<Row> {
	/** Names the column in a sort and, unless `area` is given, its grid area in a card. */
	id: string;
	header: string;
	/** Keeps the header for assistive technology only. */
	bareHeader?: boolean;
	cell: (row: Row) => ReactNode;
	/** Any CSS length; columns without one share the rest. */
	width?: string;
	sortable?: boolean;
	/** Hides the column below 1280 or 1100 px; cards show it again. */
	hideBelow?: "wide" | "medium";
	skeleton?: ReactNode;
	/** Its grid area in `card.areas`; "none" hides it in the card. */
	area?: string;
}

/** The sorting of a table, also in `aria-sort`. */
export interface Sort {
	column: string;
	direction: "ascending" | "descending";
}
