import type { ReactNode } from "react";

/** One column of a Table. */
export interface Column<Row> {
	/** Names the column in a sort and, unless `area` is given, its grid area in a card. */
	id: string;
	header: string;
	/** Keeps the header for assistive technology only. */
	bareHeader?: boolean;
	cell: (row: Row) => ReactNode;
	/** Any CSS length; columns without one share what is left. */
	width?: string;
	/** True when its header is a button that sorts. */
	sortable?: boolean;
	/** The column leaves when the window is narrower than 1280 or 1100 px. It is back in the card. */
	hideBelow?: "wide" | "medium";
	/** Shown while rows are loading; a line unless given. */
	skeleton?: ReactNode;
	/** Its place in `card.areas`; "none" keeps it out of the card. */
	area?: string;
}

/** How a table is sorted; `aria-sort` says it. */
export interface Sort {
	column: string;
	direction: "ascending" | "descending";
}
