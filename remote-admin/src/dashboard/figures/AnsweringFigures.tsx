import type { EnquiryFigures, EnquiryWeek } from "@site/shared-data";
import { formatDay } from "@site/shared-data/dates";
import { LoadingState, Skeleton } from "@site/shared-ui";
import { formatDuration, responseTargetHours } from "../../enquiries/response-time/responseTime.ts";
import { Block } from "../../layout/Block.tsx";
import type { Result } from "../../results/Result.ts";
import { ResultBlock } from "../../results/ResultBlock.tsx";
import { EmptyText } from "../Dashboard.styles.ts";
import { Chart, Columns, Disclosure, Headline, Key, Legend, Numbers, WeekNumbers } from "./AnsweringFigures.styles.ts";

export const AnsweringFigures = ({ result }: { result: Promise<Result<EnquiryFigures>> }) => (
	<Columns>
		<ResultBlock result={result} loading={skeleton} failure="How soon enquiries were answered could not be counted.">
			{(figures) => (
				<>
					<Block title="Answered within">
						<AnswerTimes figures={figures} />
					</Block>
					<Block title="Enquiries per week">
						<EnquiryWeeks weeks={figures.weeks} />
					</Block>
				</>
			)}
		</ResultBlock>
	</Columns>
);

const durations = [
	{ label: "≤ 1 h", name: "Up to 1 hour", hours: 1 },
	{ label: "≤ 4 h", name: "Up to 4 hours", hours: 4 },
	{ label: "≤ 24 h", name: "Up to 24 hours", hours: 24 },
	{ label: "≤ 3 d", name: "Up to 3 days", hours: 72 },
	{ label: "> 3 d", name: "Longer than 3 days", hours: Number.POSITIVE_INFINITY },
];

function AnswerTimes({ figures: { answered, medianSeconds, byDuration } }: { figures: EnquiryFigures }) {
	if (medianSeconds === null) return <EmptyText>No enquiry was answered in the last 30 days.</EmptyText>;
	const most = Math.max(...byDuration);
	return (
		<>
			<Headline>
				<strong>{formatDuration(Math.round(medianSeconds / 60))}</strong>
				{answered === 1 ? "the one answer of the last 30 days" : `median of ${answered} answers in the last 30 days`}
			</Headline>
			<Chart viewBox={`0 0 ${durations.length} 1`} preserveAspectRatio="none" aria-hidden="true">
				{durations.map(({ label, hours }, index) => {
					const height = (byDuration[index] ?? 0) / most;
					const fill = hours <= responseTargetHours ? "var(--accent)" : "var(--clay)";
					return <rect key={label} x={index + 0.3} y={1 - height} width={0.4} height={height} fill={fill} />;
				})}
			</Chart>
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

function EnquiryWeeks({ weeks }: { weeks: readonly EnquiryWeek[] }) {
	const counts = weeks.map(({ messages, requests }) => messages + requests);
	const total = counts.reduce((sum, count) => sum + count, 0);
	const most = Math.max(1, ...counts);
	const average = (total / weeks.length).toLocaleString("en", { maximumFractionDigits: 1 });
	return (
		<>
			<Headline>
				<strong>{total}</strong>
				{total === 1 ? "enquiry" : "enquiries"} in {weeks.length} weeks, {average} a week
			</Headline>
			<Chart viewBox={`0 0 ${weeks.length} ${most}`} preserveAspectRatio="none" aria-hidden="true">
				{weeks.map(({ week, messages, requests }, index) => (
					<g key={week}>
						<rect x={index + 0.15} y={most - messages} width={0.7} height={messages} fill="var(--control)" />
						<rect x={index + 0.15} y={most - messages - requests} width={0.7} height={requests} fill="var(--accent)" />
					</g>
				))}
			</Chart>
			<Legend aria-hidden="true">
				<Key>Messages</Key>
				<Key $isStrong>Requests</Key>
			</Legend>
			<Disclosure>
				<summary>Numbers of all weeks</summary>
				<WeekNumbers aria-label="Enquiries per week">
					<thead>
						<tr>
							<th scope="col">Week from</th>
							<th scope="col">Messages</th>
							<th scope="col">Requests</th>
						</tr>
					</thead>
					<tbody>
						{weeks.toReversed().map(({ week, messages, requests }) => (
							<tr key={week}>
								<th scope="row">
									<time dateTime={week}>{formatDay(week)}</time>
								</th>
								<td>{messages}</td>
								<td>{requests}</td>
							</tr>
						))}
					</tbody>
				</WeekNumbers>
			</Disclosure>
		</>
	);
}

const skeleton = (
	<LoadingState label="Counting enquiries…">
		<Skeleton width="100%" height="15rem" />
	</LoadingState>
);
