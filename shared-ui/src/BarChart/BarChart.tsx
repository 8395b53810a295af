import type { ReactNode } from "react";
import { Axis, Disclosure, Key, Legend, Numbers, Plot, Root, type Tone } from "./BarChart.styles.ts";

export { Headline } from "./BarChart.styles.ts";

/** What the bars count: one part of each, from the bottom up, or a thin line over them. */
export interface Series {
	label: string;
	tone: Tone;
	isLine?: boolean;
}

export interface Bar {
	key: string;
	label: ReactNode;
	/** One number of each series, in their order; none is negative. */
	values: readonly number[];
}

interface BarsProps {
	series: readonly Series[];
	bars: readonly Bar[];
	/** The space on each side of a bar, as a part of its column. */
	gap?: number;
	/** Any CSS length. */
	height?: string;
}

/** Stacked bars as wide as their container. Decoration: the numbers must stand beside them as text. */
export function Bars({ series, bars, gap = 0.15, height = "5rem" }: BarsProps) {
	// Without any count there is a height nevertheless.
	const peak = peakOf(series, bars) || 1;
	return (
		<Plot viewBox={`0 0 ${bars.length} ${peak}`} preserveAspectRatio="none" style={{ height }} aria-hidden="true">
			{series.map(({ label, tone, isLine }, index) =>
				isLine ? (
					// Twice, for a margin over bars of nearly its own lightness, where they are wide enough.
					([...(bars.length > 100 ? [] : ["bg"]), tone] as const).map((colour) => (
						<polyline
							key={`${label} ${colour}`}
							points={bars.map(({ values }, at) => `${at + 0.5},${peak - (values[index] ?? 0)}`).join(" ")}
							fill="none"
							stroke={`var(--${colour})`}
							strokeWidth={colour === "bg" ? 4 : 1.5}
							strokeLinejoin="round"
							vectorEffect="non-scaling-stroke"
						/>
					))
				) : (
					// One path for all bars, because a year has 365 of them.
					<path
						key={label}
						d={bars
							.map((bar, at) => {
								const value = bar.values[index] ?? 0;
								const bottom = peak - heightOf(series.slice(0, index), bar);
								return value > 0 ? `M${at + gap} ${bottom}v${-value}h${1 - 2 * gap}v${value}z` : "";
							})
							.join("")}
						fill={`var(--${tone})`}
					/>
				),
			)}
		</Plot>
	);
}

const heightOf = (stacked: readonly Series[], { values }: Bar) =>
	stacked.reduce((sum, { isLine }, index) => sum + (isLine ? 0 : (values[index] ?? 0)), 0);

const peakOf = (series: readonly Series[], bars: readonly Bar[]) =>
	Math.max(0, ...bars.flatMap((bar) => [heightOf(series, bar), ...bar.values]));

interface BarChartProps extends Pick<BarsProps, "series" | "height"> {
	/** The name of figure and table: "Views by day". */
	label: string;
	/** The head of the bars' labels in the table: "Day". */
	head: string;
	/** What opens the table: "Numbers of all days". */
	summary: string;
	/** In their order from left to right; the table begins with the last. */
	bars: readonly Bar[];
}

/** Bars over time, with their numbers as a table behind a disclosure. */
export const BarChart = ({ label, head, summary, series, bars, height }: BarChartProps) => (
	<Root aria-label={label}>
		<Bars series={series} bars={bars} height={height} />
		<Axis aria-hidden="true">
			<span>{bars[0]?.label}</span>
			<span>at most {format(peakOf(series, bars))}</span>
			<span>{bars.at(-1)?.label}</span>
		</Axis>
		{series.length > 1 && (
			<Legend aria-hidden="true">
				{series.map(({ label, tone, isLine = false }) => (
					<Key key={label} $tone={tone} $isLine={isLine}>
						{label}
					</Key>
				))}
			</Legend>
		)}
		<Disclosure>
			<summary>{summary}</summary>
			<Numbers aria-label={label}>
				<thead>
					<tr>
						<th scope="col">{head}</th>
						{series.map(({ label }) => (
							<th key={label} scope="col">
								{label}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{bars.toReversed().map(({ key, label, values }) => (
						<tr key={key}>
							<th scope="row">{label}</th>
							{series.map((counted, index) => (
								<td key={counted.label}>{format(values[index] ?? 0)}</td>
							))}
						</tr>
					))}
				</tbody>
			</Numbers>
		</Disclosure>
	</Root>
);

const format = (count: number) => count.toLocaleString("en");
