import { Link } from "@site/shared-ui/router";
import type { ReactNode } from "react";
import { Excerpt, Facts, Main, Title } from "./RowSummary.styles.ts";

interface RowSummaryProps {
	/** The id of the link, by which the row's buttons are described. */
	id: string;
	name: string;
	to: string;
	badge?: ReactNode;
	facts: ReactNode;
	excerpt?: string | null;
}

/** What a row of an ordered list is about: its name leads to its form. */
export const RowSummary = ({ id, name, to, badge, facts, excerpt }: RowSummaryProps) => (
	<Main>
		<Title>
			<Link id={id} to={to}>
				{name}
			</Link>
			{badge}
		</Title>
		<Facts>{facts}</Facts>
		{excerpt && <Excerpt>{excerpt}</Excerpt>}
	</Main>
);
