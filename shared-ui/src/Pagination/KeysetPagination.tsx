import type { Link } from "@site/shared-ui/router";
import type { ComponentProps, ReactNode } from "react";
import { Pages, Root, Summary } from "./Pagination.styles.ts";
import { Step } from "./Step.tsx";

type Address = ComponentProps<typeof Link>["to"];

interface KeysetPaginationProps {
	/** The URLs of the pages before and after; leave out the one that does not exist. */
	previous?: Address;
	next?: Address;
	/** What the page shows: "25 of many". */
	summary?: ReactNode;
	label?: string;
}

/** Steps through a list that is read from a key onwards, where the number of pages is not known. */
export const KeysetPagination = ({ previous, next, summary, label = "Pages" }: KeysetPaginationProps) => (
	<Root aria-label={label}>
		<Summary>{summary}</Summary>
		<Pages>
			<li>
				<Step direction="previous" to={previous} />
			</li>
			<li>
				<Step direction="next" to={next} />
			</li>
		</Pages>
	</Root>
);
