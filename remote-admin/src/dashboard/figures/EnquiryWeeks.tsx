import type { EnquiryWeek } from "@site/shared-data";
import { formatDay } from "@site/shared-data/dates";
import { useId } from "react";
import { BlockHead, BlockTitle } from "../../layout/BlockHead.styles.ts";
import { Chart, Disclosure, Headline, Key, Legend, WeekNumbers } from "./AnsweringFigures.styles.ts";

/** The enquiries of each week of half a year: bars, and a table that opens. */
export function EnquiryWeeks({ weeks }: { weeks: readonly EnquiryWeek[] }) {
	const titleId = useId();
	const total = weeks.reduce((sum, week) => sum + countOf(week), 0);
	const most = Math.max(1, ...weeks.map(countOf));
	return (
		<section aria-labelledby={titleId}>
			<BlockHead>
				<BlockTitle id={titleId}>Enquiries per week</BlockTitle>
			</BlockHead>
			<Headline>
				<strong>{total}</strong>
				{total === 1 ? "enquiry" : "enquiries"} in {weeks.length} weeks, {formatAverage(total / weeks.length)} a week
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
				<WeekNumbers aria-labelledby={titleId}>
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
		</section>
	);
}

const countOf = ({ messages, requests }: EnquiryWeek) => messages + requests;

const formatAverage = (average: number) => average.toLocaleString("en", { maximumFractionDigits: 1 });
