import { urls, type VisitFigures } from "@site/shared-data";
import { LoadingState, Skeleton } from "@site/shared-ui";
import { Link } from "@site/shared-ui/router";
import { styled } from "styled-components";
import { AdminIcon } from "../layout/AdminIcon.tsx";
import type { Result } from "../results/Result.ts";
import { ResultBlock } from "../results/ResultBlock.tsx";
import { describeChange, formatViews, sumViews } from "../visits/describeViews.ts";
import { AllLink } from "./Dashboard.styles.ts";

/** The views of the last seven days, with a link to all figures. */
export const VisitsLine = ({ result }: { result: Promise<Result<VisitFigures>> }) => (
	<Root>
		<ResultBlock result={result} loading={skeleton} failure="The views could not be counted.">
			{({ days }) => {
				const sums = sumViews(days);
				return (
					<AllLink as={Link} to={urls.admin.visits()}>
						{formatViews(sums.views)} {sums.views === 1 ? "view" : "views"} this week, {describeChange(sums)}
						<AdminIcon name="right" />
					</AllLink>
				);
			}}
		</ResultBlock>
	</Root>
);

/** As high as the link, so that nothing below it moves. */
const Root = styled.div`
	min-height: 1.5rem;
	margin-top: var(--space-3);
`;

const skeleton = (
	<LoadingState label="Counting views…">
		<Skeleton width="14rem" height="1.5rem" />
	</LoadingState>
);
