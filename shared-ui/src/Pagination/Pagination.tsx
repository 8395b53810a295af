import { Icon } from "@site/shared-ui";
import type { Link } from "@site/shared-ui/router";
import type { ComponentProps, ReactNode } from "react";
import { Row } from "../layout/index.ts";
import { Gap, PageLink, StepEnd, StepLink } from "./Pagination.styles.ts";

interface PaginationProps {
	/** The number of this page, from 1. */
	page: number;
	/** The number of all pages. */
	pages: number;
	/** Returns the link of a page. */
	toPage: (page: number) => ComponentProps<typeof Link>["to"];
	/** The range of the page: "1–10 of 14". */
	summary?: ReactNode;
}

/** The pages of a list whose length is known. Every page is a link. */
export const Pagination = ({ page, pages, toPage, summary }: PaginationProps) => (
	<Row as="nav" $align="center" $justify="space-between" $gap={4} $size="sm" $numeric $tone="text-2" aria-label="Pages">
		<p>{summary}</p>
		<Row as="ul" $gap="2px">
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
		</Row>
	</Row>
);

interface StepProps {
	direction: "previous" | "next";
	/** Without it the step is shown disabled. */
	to?: ComponentProps<typeof Link>["to"];
}

export function Step({ direction, to }: StepProps) {
	const name = direction === "previous" ? "Previous page" : "Next page";
	const arrow = <Icon>{direction === "previous" ? <path d="m14.500 6-6 6 6 6" /> : <path d="m9.500 6 6 6-6 6" />}</Icon>;
	return to === undefined ? (
		<StepEnd role="link" aria-disabled="true" aria-label={name}>
			{arrow}
		</StepEnd>
	) : (
		<StepLink to={to} aria-label={name} rel={direction === "previous" ? "prev" : "next"}>
			{arrow}
		</StepLink>
	);
}

/** The pages to link: both ends and the neighbours. A negative entry is a gap of at least two pages. */
export function pageWindow(page: number, pages: number): number[] {
	const start = Math.max(2, Math.min(page - 1, pages - 4));
	const end = Math.min(pages - 1, Math.max(page + 1, 5));
	const middle = Array.from({ length: Math.max(0, end - start + 1) }, (_, index) => start + index);
	return [
		1,
		...between(1, middle[0] ?? pages, -1),
		...middle,
		...between(middle.at(-1) ?? 1, pages, -2),
		...(pages > 1 ? [pages] : []),
	];
}

function between(left: number, right: number, gap: number): number[] {
	if (right - left < 2) return [];
	return right - left === 2 ? [left + 1] : [gap];
}
