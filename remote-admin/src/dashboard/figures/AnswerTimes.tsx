import type { EnquiryFigures } from "@site/shared-data";
import { useId } from "react";
import { formatDuration, responseTargetHours } from "../../enquiries/response-time/responseTime.ts";
import { BlockHead, BlockTitle } from "../../layout/BlockHead.styles.ts";
import { Chart, EmptyText, Headline, Numbers } from "./AnsweringFigures.styles.ts";

/** The durations that the bars count, of which the last has no end. */
const durations = [
	{ label: "≤ 1 h", name: "Up to 1 hour", hours: 1 },
	{ label: "≤ 4 h", name: "Up to 4 hours", hours: 4 },
	{ label: "≤ 24 h", name: "Up to 24 hours", hours: 24 },
	{ label: "≤ 3 d", name: "Up to 3 days", hours: 72 },
	{ label: "> 3 d", name: "Longer than 3 days", hours: Number.POSITIVE_INFINITY },
];

/** How soon the enquiries of the last 30 days were answered: the median, and bars over their numbers. */
export function AnswerTimes({ figures }: { figures: EnquiryFigures }) {
	const titleId = useId();
	const { answered, medianSeconds, byDuration } = figures;
	const most = Math.max(...byDuration);
	return (
		<section aria-labelledby={titleId}>
			<BlockHead>
				<BlockTitle id={titleId}>Answered within</BlockTitle>
			</BlockHead>
			{medianSeconds === null ? (
				<EmptyText>No enquiry was answered in the last 30 days.</EmptyText>
			) : (
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
			)}
		</section>
	);
}
