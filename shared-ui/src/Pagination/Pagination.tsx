import type { Link } from "@site/shared-ui/router";
import type { ComponentProps, ReactNode } from "react";
import { Gap, PageLink, Pages, Root, Summary } from "./Pagination.styles.ts";
import { pageWindow } from "./pageWindow.ts";
import { Step } from "./Step.tsx";

interface PaginationProps {
	/** The number of this page, from 1. */
	page: number;
	/** The number of pages. */
	pages: number;
	/** The URL of a page. */
	toPage: (page: number) => ComponentProps<typeof Link>["to"];
	/** The range of the page: "1–10 of 14". */
	summary?: ReactNode;
}

/** The pages of a list whose length is known. Every page is a link. */
export const Pagination = ({ page, pages, toPage, summary }: PaginationProps) => (
	<Root aria-label="Pages">
		<Summary>{summary}</Summary>
		<Pages>
			<li>
				<Step direction="previous" to={page > 1 ? toPage(page - 1) : undefined} />
			</li>
			{pageWindow(page, pages).map((entry) =>
				entry < 0 ? (
					<Gap key={entry} aria-hidden="true">
						…
					</Gap>
				) : (
					<li key={entry}>
						<PageLink to={toPage(entry)} aria-label={`Page ${entry}`} aria-current={entry === page ? "page" : undefined}>
							{entry}
						</PageLink>
					</li>
				),
			)}
			<li>
				<Step direction="next" to={page < pages ? toPage(page + 1) : undefined} />
			</li>
		</Pages>
	</Root>
);
