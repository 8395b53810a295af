import { type PublicationState, type StatusCounts, urls } from "@site/shared-data";
import { formatWeekday, today } from "@site/shared-data/dates";
import { Stack } from "@site/shared-ui/layout";
import { Link, useLoaderData } from "@site/shared-ui/router";
import { StatCard as Card, StatFigures } from "@site/shared-ui/StatCard";
import { useContext } from "react";
import { InboxCountsContext } from "../layout/inboxCounts.ts";
import { PageHead } from "../layout/PageHead.tsx";
import { useSite } from "../layout/useSite.ts";
import { essayKind, projectKind } from "../publications/publicationKinds.ts";
import type { Result } from "../results/Result.ts";
import { ResultBlock } from "../results/ResultBlock.tsx";
import { type Mark, marks } from "../table/status/Status.tsx";
import { Aside, Columns, Totals } from "./Dashboard.styles.ts";
import type { dashboardLoader } from "./dashboardLoader.ts";
import { FirstStepsBlock } from "./FirstStepsBlock.tsx";
import { AnsweringFigures } from "./figures/AnsweringFigures.tsx";
import { OpenQuotesLine } from "./OpenQuotesLine.tsx";
import { ProfileCard } from "./ProfileCard.tsx";
import { QuickActions } from "./QuickActions.tsx";
import { RecentList } from "./RecentList.tsx";
import { Waiting } from "./Waiting.tsx";

export function DashboardScreen() {
	const data = useLoaderData<typeof dashboardLoader>();
	const day = today(useSite().timeZone, new Date(data.now));
	const { hireRequests } = useContext(InboxCountsContext);
	return (
		<>
			<PageHead title="Dashboard" note={formatWeekday(day)} />
			<FirstStepsBlock result={data.firstSteps} />
			<Totals aria-label="Totals">
				<StatCard label="Projects" to={urls.admin.projects()} result={data.projectCounts} parts={publicationParts} />
				<StatCard label="Essays" to={urls.admin.essays()} result={data.essayCounts} parts={publicationParts} />
				<StatCard
					label="Jobs"
					to={urls.admin.jobs()}
					result={data.jobCounts}
					parts={({ current, past }) => [
						{ mark: "published", count: current, text: `${current} current` },
						{ mark: "plain", count: past, text: `${past} past` },
					]}
				/>
				<StatCard
					label="Hire Requests"
					to={urls.admin.hireRequests()}
					result={hireRequests}
					parts={({ accepted, pending }) => [
						{ mark: "accepted", count: accepted, text: `${accepted} accepted` },
						{ mark: "pending", count: pending, text: `${pending} pending` },
					]}
				/>
				<StatCard
					label="Views this week"
					to={urls.admin.visits()}
					result={data.visits}
					parts={({ total, change }) => [{ mark: "plain", count: total, text: change }]}
				/>
			</Totals>
			<OpenQuotesLine result={data.openQuotes} />
			<Waiting unanswered={data.unanswered} followUps={data.followUps} loadedAt={data.now} today={day} />
			<Columns>
				<Stack $gap={6} $justify="start">
					<RecentList kind={projectKind} result={data.recentProjects} />
					<RecentList kind={essayKind} result={data.recentEssays} />
					<AnsweringFigures result={data.figures} />
				</Stack>
				<Aside>
					<ProfileCard result={data.profile} />
					<QuickActions />
				</Aside>
			</Columns>
		</>
	);
}

interface Part {
	mark: Mark;
	count: number;
	text: string;
}

interface StatCardProps<Counts> {
	label: string;
	to: string;
	result: Promise<Result<Counts>>;
	parts: (counts: Counts) => readonly Part[];
}

const StatCard = <Counts extends { total: number }>({ label, to, result, parts }: StatCardProps<Counts>) => (
	<Card label={<Link to={to}>{label}</Link>}>
		<ResultBlock result={result} loading={<StatFigures total={null} parts={[]} />} failure={`${label} could not be counted.`}>
			{(counts) => (
				<StatFigures total={counts.total} parts={parts(counts).map(({ mark, ...part }) => ({ ...part, ...marks[mark] }))} />
			)}
		</ResultBlock>
	</Card>
);

const publicationParts = ({ published, scheduled, draft }: StatusCounts<PublicationState>): Part[] => [
	{ mark: "published", count: published, text: `${published} published` },
	...(scheduled > 0 ? [{ mark: "scheduled" as const, count: scheduled, text: `${scheduled} scheduled` }] : []),
	{ mark: "draft", count: draft, text: draft === 1 ? "1 draft" : `${draft} drafts` },
];
