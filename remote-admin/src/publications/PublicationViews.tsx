import type { VisitFigures, VisitsReader } from "@site/shared-data";
import { today } from "@site/shared-data/dates";
import { isDay } from "@site/shared-data/rules";
import { LoadingState, Skeleton } from "@site/shared-ui";
import { useState } from "react";
import { useSite } from "../layout/useSite.ts";
import { BlockError } from "../results/BlockError.tsx";
import { type Result, toResult } from "../results/Result.ts";
import { useResult } from "../results/useResult.ts";
import { ViewsChart } from "../visits/ViewsChart.tsx";
import { Root } from "./sharing/Sharing.styles.ts";

interface PublicationViewsProps {
	visits: VisitsReader;
	path: string;
	/** The day since which it is public, yyyy-mm-dd. Otherwise: the whole retention period. */
	since: string;
}

/** The views of a public page since its publication; collapsed at first, and loaded when it is opened. */
export function PublicationViews({ visits, path, since }: PublicationViewsProps) {
	const { timeZone } = useSite();
	const [reading, setReading] = useState<Promise<Result<VisitFigures>> | null>(null);
	const { result, isRefreshing } = useResult(reading);
	const load = () => setReading(toResult(visits.read({ days: countDays(since, today(timeZone)), path })));
	return (
		<Root onToggle={({ currentTarget }) => currentTarget.open && !reading && load()}>
			<summary>Views</summary>
			{reading && !result && skeleton}
			{result?.status === "success" && <ViewsChart days={result.data.days} />}
			{result?.status === "error" && (
				<BlockError what="The views could not be loaded." kind={result.kind} retry={{ run: load, isRunning: isRefreshing }} />
			)}
		</Root>
	);
}

const maxDays = 731;

/** The number of days in a range, including both ends, limited to the retention period. */
function countDays(from: string, to: string): number {
	if (!isDay(from)) return maxDays;
	return Math.min(maxDays, Math.max(1, (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1));
}

const skeleton = (
	<LoadingState label="Loading views…">
		<Skeleton width="100%" height="12rem" />
	</LoadingState>
);
