import { urls, type VisitFigures } from "@site/shared-data";
import { Button, EmptyState, Icon, LoadingState, Skeleton, TextLink, VisuallyHidden } from "@site/shared-ui";
import { Grid } from "@site/shared-ui/layout";
import { Link, useLoaderData, useSearchParams } from "@site/shared-ui/router";
import { SegmentedFilter } from "@site/shared-ui/SegmentedFilter";
import { useRef } from "react";
import { PageHead } from "../layout/PageHead.tsx";
import { Refreshable } from "../results/Refreshable.ts";
import { useResult } from "../results/useResult.ts";
import { ExportButton } from "../table/csv/ExportButton.tsx";
import { ListError } from "../table/ListPlaceholder.tsx";
import { withParam } from "../table/search/listQuery.ts";
import { RankedList } from "./RankedList.tsx";
import { ViewsChart } from "./ViewsChart.tsx";
import { Tools } from "./Visits.styles.ts";
import { ranges, readFilter, type visitsLoader } from "./visitsLoader.ts";

export { visitsAction as action, visitsLoader as loader } from "./visitsLoader.ts";

/** The views of public pages, their referrers and devices. */
export function Component() {
	const { result, isRefreshing } = useResult(useLoaderData<typeof visitsLoader>().figures);
	const [params, setParams] = useSearchParams();
	const { range, path } = readFilter(params);
	const tools = useRef<HTMLDivElement>(null);
	const choose = (name: "days" | "page", value: string | null) =>
		setParams(withParam(params, name, value), { replace: true, preventScrollReset: true });
	return (
		<>
			<PageHead
				title="Visits"
				note="Views of public pages, without cookies."
				actions={<ExportButton to={`${urls.admin.visits()}?${params}`} name="visits" />}
			/>
			<Tools ref={tools}>
				<SegmentedFilter
					label="Range"
					variant="square"
					value={String(range.days)}
					options={ranges.map(({ days, label }) => ({ value: String(days), label }))}
					onChange={(days) => choose("days", days)}
				/>
				{path && (
					<Button
						size="small"
						onClick={() => {
							choose("page", null);
							// The button is removed together with the filter.
							tools.current?.querySelector<HTMLElement>("[aria-pressed=true]")?.focus();
						}}
					>
						{path}
						<VisuallyHidden>: show all pages</VisuallyHidden>
						<Icon name="close" />
					</Button>
				)}
			</Tools>
			<Refreshable $isRefreshing={isRefreshing}>
				{result === null && skeleton}
				{result?.status === "error" && <ListError title="Visits" kind={result.kind} isRefreshing={isRefreshing} />}
				{result?.status === "success" &&
					(hasViews(result.data) ? (
						<>
							<ViewsChart days={result.data.days} range={result.data.range.name} height="10rem" />
							<Rankings figures={result.data} params={params} />
						</>
					) : (
						<EmptyState title={`No views yet in the last ${result.data.range.name}`}>
							Each visit to a public page will add to its day; yours and those of crawlers do not. Nothing is counted while the
							switch in <TextLink to={urls.admin.site()}>Site</TextLink> is off.
						</EmptyState>
					))}
			</Refreshable>
		</>
	);
}

const hasViews = ({ days }: VisitFigures) => days.some(({ views, before }) => views + before > 0);

interface RankingsProps {
	figures: VisitFigures;
	params: URLSearchParams;
}

const Rankings = ({ figures: { pages, referrers, devices }, params }: RankingsProps) => (
	<Grid $columns="repeat(auto-fit, minmax(min(100%, 18rem), 1fr))" $gap={6} $align="start" $top={6}>
		<RankedList
			title="Pages"
			counts={pages}
			renderName={(path) => (
				<Link
					to={{ search: `?${withParam(params, "page", path)}` }}
					preventScrollReset
					aria-current={params.get("page") === path || undefined}
				>
					{path}
				</Link>
			)}
		/>
		<RankedList title="Referrers" counts={referrers} renderName={nameReferrer} />
		<RankedList title="Devices" counts={devices} renderName={(device) => device.charAt(0).toUpperCase() + device.slice(1)} />
	</Grid>
);

function nameReferrer(host: string): string {
	if (host === "") return "Direct or unknown";
	return host === "other" ? "Other" : host;
}

const skeleton = (
	<LoadingState label="Loading visits…">
		<Skeleton width="100%" height="19rem" />
	</LoadingState>
);
