import type { EnquiryFigures, EnquiryWeek } from "@site/shared-data";
import { formatDay } from "@site/shared-data/dates";
import { LoadingState, Skeleton } from "@site/shared-ui";
import { BarChart, Bars, Headline } from "@site/shared-ui/BarChart";
import { Grid, Text } from "@site/shared-ui/layout";
import { styled } from "styled-components";
import { formatDuration, responseTargetHours } from "../../enquiries/response-time/responseTime.ts";
import { Block } from "../../layout/Block.tsx";
import type { Result } from "../../results/Result.ts";
import { ResultBlock } from "../../results/ResultBlock.tsx";

export const AnsweringFigures = ({ result }: { result: Promise<Result<EnquiryFigures>> }) => (
	<Grid $columns="repeat(auto-fit, minmax(min(100%, 18rem), 1fr))" $gap={6}>
		<ResultBlock result={result} loading={skeleton} failure="The response times could not be calculated.">
			{(figures) =>
				(figures.answered > 0 || countEnquiries(figures.weeks) > 0) && (
					<>
						<Block title="Answered within">
							<AnswerTimes figures={figures} />
						</Block>
						<Block title="Enquiries per week">
							<EnquiryWeeks weeks={figures.weeks} />
						</Block>
					</>
				)
			}
		</ResultBlock>
	</Grid>
);

const durations = [
	{ label: "≤ 1 h", name: "Up to 1 hour", hours: 1 },
	{ label: "≤ 4 h", name: "Up to 4 hours", hours: 4 },
	{ label: "≤ 24 h", name: "Up to 24 hours", hours: 24 },
	{ label: "≤ 3 d", name: "Up to 3 days", hours: 72 },
	{ label: "> 3 d", name: "Longer than 3 days", hours: Number.POSITIVE_INFINITY },
];

function AnswerTimes({ figures: { answered, medianSeconds, byDuration } }: { figures: EnquiryFigures }) {
	if (medianSeconds === null)
		return (
			<Text $pad="4 0px" $tone="text-2">
				No enquiry was answered in the last 30 days.
			</Text>
		);
	return (
		<>
			<Headline>
				<strong>{formatDuration(Math.round(medianSeconds / 60))}</strong>
				{answered === 1 ? "the one answer of the last 30 days" : `median of ${answered} answers in the last 30 days`}
			</Headline>
			<Bars
				series={[
					{ label: "Within the target", tone: "accent" },
					{ label: "Later", tone: "clay" },
				]}
				bars={durations.map(({ label, hours }, index) => {
					const count = byDuration[index] ?? 0;
					return { key: label, label, values: hours <= responseTargetHours ? [count, 0] : [0, count] };
				})}
				gap={0.3}
			/>
			<Numbers>
				<caption className="sr-only">Answers of the last 30 days by how long they took</caption>
				<thead>
					<tr>
						{durations.map(({ label, name }) => (
							<th key={label} scope="col" abbr={name}>
								{label}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					<tr>
						{durations.map(({ label }, index) => (
							<td key={label}>{byDuration[index]}</td>
						))}
					</tr>
				</tbody>
			</Numbers>
		</>
	);
}

/** Fewer are clearer as a sentence than as a plot. */
const minPlotted = 4;

const countEnquiries = (weeks: readonly EnquiryWeek[]) =>
	weeks.reduce((sum, { messages, requests }) => sum + messages + requests, 0);

function EnquiryWeeks({ weeks }: { weeks: readonly EnquiryWeek[] }) {
	const total = countEnquiries(weeks);
	const counted = `${total === 1 ? "enquiry" : "enquiries"} in ${weeks.length} weeks`;
	if (total < minPlotted) return <Text $pad="4 0px" $tone="text-2">{`${total} ${counted}.`}</Text>;
	const average = (total / weeks.length).toLocaleString("en", { maximumFractionDigits: 1 });
	return (
		<>
			<Headline>
				<strong>{total}</strong> {counted}, {average} a week
			</Headline>
			<BarChart
				label="Enquiries per week"
				head="Week from"
				summary="Numbers of all weeks"
				tickEvery={4}
				series={[
					{ label: "Messages", tone: "control" },
					{ label: "Requests", tone: "accent" },
				]}
				bars={weeks.map(({ week, messages, requests }) => ({
					key: week,
					label: <time dateTime={week}>{formatDay(week)}</time>,
					short: formatDay(week).split(",")[0],
					values: [messages, requests],
				}))}
			/>
		</>
	);
}

const skeleton = (
	<LoadingState label="Counting enquiries…">
		<Skeleton width="100%" height="15.5rem" />
	</LoadingState>
);

const Numbers = styled.table`
	width: 100%;
	table-layout: fixed;
	font-size: var(--text-sm);
	font-variant-numeric: tabular-nums;
	text-align: center;

	th {
		padding-top: var(--space-2);
		font-weight: var(--weight-regular);
		text-align: center;
		color: var(--text-3);
	}
	td {
		padding-bottom: var(--space-1);
	}
`;
