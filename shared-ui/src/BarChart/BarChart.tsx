import { type ReactNode, useState } from "react";
import { Row, Text } from "../layout/index.ts";
import { Axis, Disclosure, Frame, Key, Plot, Scale, type Tone } from "./BarChart.styles.ts";

export { Headline } from "./BarChart.styles.ts";

/** A counted series: one part of each bar, from the bottom up, or a thin line behind the bars. */
export interface Series {
	label: string;
	tone: Tone;
	isLine?: boolean;
}

export interface Bar {
	key: string;
	label: ReactNode;
	/** A shorter label for the axis: "Nov 9". */
	short?: string;
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
	/** The one bar that is drawn in full strength; by default all are. */
	current?: number;
}

/** Stacked bars as wide as their container. Decorative: the numbers must also be present as text. */
export function Bars({ series, bars, gap = 0.15, height = "5rem", current }: BarsProps) {
	// An empty chart needs a height, too.
	const peak = peakOf(series, bars) || 1;
	/** One path for all bars of a series, because a year has 365 of them. */
	const pathOf = (index: number, isDrawn: (at: number) => boolean) =>
		bars
			.map((bar, at) => {
				const value = bar.values[index] ?? 0;
				const bottom = peak - heightOf(series.slice(0, index), bar);
				return value > 0 && isDrawn(at) ? `M${at + gap} ${bottom}v${-value}h${1 - 2 * gap}v${value}z` : "";
			})
			.join("");
	return (
		<Plot viewBox={`0 0 ${bars.length} ${peak}`} preserveAspectRatio="none" style={{ height }} aria-hidden="true">
			{series.map(
				({ label, tone, isLine }, index) =>
					isLine && (
						<polyline
							key={label}
							points={bars
								.map(({ values }, at) => `${at},${peak - (values[index] ?? 0)} ${at + 1},${peak - (values[index] ?? 0)}`)
								.join(" ")}
							fill="none"
							stroke={`var(--${tone})`}
							vectorEffect="non-scaling-stroke"
						/>
					),
			)}
			{series.map(
				({ label, tone, isLine }, index) =>
					!isLine && (
						<g key={label} fill={`var(--${tone})`}>
							<path d={pathOf(index, (at) => at !== current)} fillOpacity={current === undefined ? undefined : 0.6} />
							{current !== undefined && <path d={pathOf(index, (at) => at === current)} />}
						</g>
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
	/** The label that opens the table: "Numbers of all days". */
	summary: string;
	/** In their order from left to right; the table begins with the last. */
	bars: readonly Bar[];
	/** The number of bars from one tick to the next; the ticks of many bars are farther apart. */
	tickEvery?: number;
}

/** Bars over time; a pointer or the arrow keys choose one, and a collapsed table contains all numbers. */
export function BarChart({ label, head, summary, series, bars, height, tickEvery = 7 }: BarChartProps) {
	/** The bar under the pointer, or the focused slider's bar. */
	const [read, setRead] = useState<number | null>(null);
	const last = bars.length - 1;
	const step = tickEvery * Math.ceil(bars.length / (6 * tickEvery));
	const describe = ({ short, values }: Bar) =>
		`${short}: ${series.map((counted, index) => `${counted.label.toLowerCase()} ${format(values[index] ?? 0)}`).join(", ")}`;
	const totals = bars.map((bar) => heightOf(series, bar));
	const peak = bars[totals.indexOf(Math.max(...totals))];
	const shown = bars[read ?? last];
	return (
		<Text as="figure" $size="sm" $numeric $tone="text-2" aria-label={label}>
			<Scale aria-hidden="true">
				<span>{format(peakOf(series, bars))}</span>
				<span>
					{read !== null && shown
						? describe(shown)
						: peak && heightOf(series, peak) > 0 && `peak ${format(heightOf(series, peak))}, ${peak.short}`}
				</span>
			</Scale>
			<Frame>
				<Bars series={series} bars={bars} height={height} current={read ?? last} />
				<input
					type="range"
					aria-label={head}
					aria-valuetext={shown && describe(shown)}
					min={0}
					max={last}
					value={read ?? last}
					onChange={({ target }) => setRead(target.valueAsNumber)}
					onFocus={() => setRead(read ?? last)}
					onBlur={() => setRead(null)}
					onPointerMove={({ nativeEvent, currentTarget }) =>
						setRead(Math.min(last, Math.max(0, Math.floor((nativeEvent.offsetX / currentTarget.clientWidth) * bars.length))))
					}
					onPointerLeave={({ currentTarget }) => {
						if (document.activeElement !== currentTarget) setRead(null);
					}}
				/>
			</Frame>
			<Axis aria-hidden="true">
				{bars.map(
					({ key, short }, at) =>
						(last - at) % step === 0 && (
							<span key={key} style={{ left: `${(100 * (at + 0.5)) / bars.length}%` }}>
								{short}
							</span>
						),
				)}
			</Axis>
			{series.length > 1 && (
				<Row as="p" $wrap $gap="0px 4" $padTop={2} aria-hidden="true">
					{series.map(({ label, tone, isLine = false }) => (
						<Key key={label} $tone={tone} $isLine={isLine}>
							{label}
						</Key>
					))}
				</Row>
			)}
			<Disclosure>
				<summary>{summary}</summary>
				<table aria-label={label}>
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
				</table>
			</Disclosure>
		</Text>
	);
}

const format = (count: number) => count.toLocaleString("en");
