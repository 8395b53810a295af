import type { VisitDay } from "@site/shared-data";
import { formatDay } from "@site/shared-data/dates";
import { BarChart, Headline } from "@site/shared-ui/BarChart";
import { describeChange, formatViews, sumViews } from "./describeViews.ts";

interface ViewsChartProps {
	/** At least one. */
	days: readonly VisitDay[];
	/** The name of the range, for the comparison with the previous period. */
	range?: string;
	height?: string;
}

/** The views of a range of days: their sum, a bar for each day, and the numbers as a table. */
export function ViewsChart({ days, range, height }: ViewsChartProps) {
	const sums = sumViews(days);
	const [first] = days;
	return (
		<>
			<Headline role="status">
				<strong>{formatViews(sums.views)}</strong>
				{` ${sums.views === 1 ? "view" : "views"}${range ? `, ${describeChange(sums, range)}` : first ? ` since ${formatDay(first.day)}` : ""}`}
			</Headline>
			<BarChart
				label="Views by day"
				head="Day"
				summary="Numbers of all days"
				series={[
					{ label: "Views", tone: "accent" },
					...(range ? [{ label: `The ${range} before`, tone: "control", isLine: true } as const] : []),
				]}
				bars={days.map(({ day, views, before }) => ({
					key: day,
					label: <time dateTime={day}>{formatDay(day)}</time>,
					short: formatDay(day).split(",")[0],
					values: range ? [views, before] : [views],
				}))}
				height={height}
			/>
		</>
	);
}
