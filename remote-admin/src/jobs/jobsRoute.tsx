import { type AdminRepositories, type Job, type JobState, urls } from "@site/shared-data";
import { formatDay, formatMonth } from "@site/shared-data/dates";
import { Badge } from "@site/shared-ui";
import { Avatar } from "@site/shared-ui/Avatar";
import { AdminIcon } from "../layout/AdminIcon.tsx";
import { Moment } from "../layout/Moment.tsx";
import { type MutationResult, useMutation } from "../mutations/useMutation.ts";
import { type Result, toResult } from "../results/Result.ts";
import { createOrderedListRoute } from "../table/order/createOrderedListRoute.ts";
import { RowButtons, RowSummary } from "../table/order/RowSummary.tsx";
import { Period, Root, Updated } from "./Jobs.styles.ts";

/** The work history. */
export const { loader, action, Component } = createOrderedListRoute<Job>(
	{
		path: urls.admin.jobs(),
		title: "Jobs",
		nouns: { one: "job", many: "jobs" },
		add: { to: urls.admin.newJob(), label: "Add Job" },
		search: { label: "Search position, company and location" },
		rowHeight: "5.5rem",
		empty: { title: "No jobs found", text: "The home page shows the current job and the earlier ones." },
		hint: "The order here is the order on the site.",
		head: (
			<Root>
				<span />
				<span>Position</span>
				<span>Period</span>
				<Updated as="span">Updated</Updated>
			</Root>
		),
		nameOf: ({ position }) => position,
		describe: ({ position, company }) => `${position}, ${company}`,
		Row: JobRow,
	},
	({ jobs }) => jobs,
	runJobMutation,
);

export type MakeCurrent = { type: "makeCurrent"; id: string } | RestoreCurrent;

interface RestoreCurrent {
	type: "restoreCurrent";
	states: readonly JobState[];
}

type CurrentResult = MutationResult<RestoreCurrent> & { ended?: Job | null };

function runJobMutation(mutation: MakeCurrent, { jobs }: AdminRepositories): Promise<Result<CurrentResult>> {
	const none = { kept: [], missing: [] };
	if (mutation.type === "restoreCurrent")
		return toResult(jobs.restoreCurrent(mutation.states).then(() => ({ done: mutation.states.map(({ id }) => id), ...none })));
	const { id } = mutation;
	return toResult(
		jobs.makeCurrent(id).then(({ before, ended }) => ({
			done: [id],
			...none,
			ended,
			undo: { type: "restoreCurrent", states: before },
		})),
	);
}

function JobRow({ row: job, onDelete }: { row: Job; onDelete: () => void }) {
	const { id, position, company, companyLogo, location, description, isCurrent, updatedAt } = job;
	const mutate = useMutation();
	const about = `job-${id}`;
	const edit = urls.admin.editJob(id);
	const makeCurrent = () =>
		mutate<RestoreCurrent>({
			to: urls.admin.jobs(),
			body: { type: "makeCurrent", id } satisfies MakeCurrent,
			success({ ended }: CurrentResult) {
				const other = ended?.endDate ? ` ${ended.position} ended on ${formatDay(ended.endDate)}.` : "";
				return `${position} is the current job.${other}`;
			},
			failure: `${position} could not become the current job.`,
			undo: () => ({
				success: () => `${position} is as it was before.`,
				failure: `${position} could not be put back.`,
			}),
		});
	return (
		<Root>
			<Avatar name={company} src={companyLogo} />
			<RowSummary
				id={about}
				name={position}
				to={edit}
				badge={isCurrent && <Badge tone="tea">Current</Badge>}
				facts={
					<>
						<span>{company}</span>, <span>{location}</span>
					</>
				}
				excerpt={description}
			/>
			<Period>{periodOf(job)}</Period>
			<Updated>
				Updated <Moment at={updatedAt} as="day" />
			</Updated>
			<RowButtons
				about={about}
				edit={edit}
				onDelete={onDelete}
				more={[
					{
						label: "Make current",
						icon: <AdminIcon name="schedule" />,
						disabled: isCurrent,
						onSelect: () => void makeCurrent(),
					},
				]}
			/>
		</Root>
	);
}

/** The period of a job: "Mar 2020 - Dec 2022", "Jan 2023 - Present". */
const periodOf = ({ startDate, endDate, isCurrent }: Pick<Job, "startDate" | "endDate" | "isCurrent">) =>
	`${formatMonth(startDate)} - ${isCurrent || !endDate ? "Present" : formatMonth(endDate)}`;
