import { type HireRequest, type HireRequestStatus, urls } from "@site/shared-data";
import { formatAmount, toDecimal } from "@site/shared-data/amounts";
import { formatDay, today } from "@site/shared-data/dates";
import { hireRequestStatuses } from "@site/shared-data/rules";
import { Text } from "@site/shared-ui/layout";
import { SegmentedFilter } from "@site/shared-ui/SegmentedFilter";
import { Moment } from "../../layout/Moment.tsx";
import { useSite } from "../../layout/useSite.ts";
import { PrimaryLine } from "../../table/Cells.styles.ts";
import { Status } from "../../table/status/Status.tsx";
import { createInboxRoute } from "../createInboxRoute.ts";
import { MessageBody, StatusRow } from "../InboxDialog.styles.ts";
import type { InboxKind } from "../InboxKind.ts";

const statuses: InboxKind<HireRequest, HireRequestStatus>["statuses"] = {
	pending: { label: "Pending", mark: "pending" },
	reviewing: { label: "Reviewing", mark: "reviewing" },
	accepted: { label: "Accepted", mark: "accepted" },
	rejected: { label: "Rejected", mark: "rejected" },
	completed: { label: "Completed", mark: "completed" },
};

const kind: InboxKind<HireRequest, HireRequestStatus> = {
	name: "hireRequests",
	entity: "hire_projects",
	title: "Hire Projects",
	nouns: { one: "request", many: "requests" },
	deletionNouns: { one: "project request", many: "project requests" },
	idPrefix: "request",
	url: urls.admin.hireRequests(),
	exportName: "hire-requests",
	searchLabel: "Search client, email and project type",
	statuses,
	newStatus: "pending",
	isUnanswered: ({ status }) => status === "pending",
	describe: ({ clientName, clientEmail, projectType, budgetRange, timeline, projectDescription }) => ({
		name: clientName,
		email: clientEmail,
		subject: projectType,
		about: (
			<PrimaryLine>
				<span>{projectType}</span> · <span>{budgetRange}</span>
				{timeline && (
					<span>
						{" "}
						· <span>{timeline}</span>
					</span>
				)}
			</PrimaryLine>
		),
		text: projectDescription,
		replySubject: `Re: ${projectType} Project`,
	}),
	nameOf: ({ clientName }) => `The request from ${clientName}`,
	describeStatus: (status) => ({
		now: statuses[status].label.toLowerCase(),
		could: `changed to ${statuses[status].label.toLowerCase()}`,
	}),
	undoDescription: { now: "as before", could: "changed back" },
	columns: {
		name: { id: "clientName", header: "Client" },
		about: { id: "projectType", header: "Project" },
		createdAt: { header: "Submitted" },
		statusWidth: "7.25rem",
		actionsWidth: "4.75rem",
	},
	bulkStatuses: (["reviewing", "accepted", "rejected", "completed"] as const).map((status) => ({
		status,
		label: statuses[status].label,
	})),
	replied: { status: "reviewing", question: "Mark as reviewing?" },
	notFound: "No project requests found",
	empty: {
		title: "No project requests yet.",
		children: "What visitors ask for on the hire page arrives here.",
	},
	board: {
		closed: ["rejected", "completed"],
		lines: (request, now) => <RequestLines request={request} now={now} />,
	},
	dialog: (request, { emailLink, setStatus }) => ({
		title: request.clientName,
		facts: [
			{ term: "Email", detail: emailLink },
			{ term: "Project type", detail: request.projectType },
			{ term: "Budget range", detail: request.budgetRange },
			{ term: "Timeline", detail: request.timeline },
			{
				term: "Submitted",
				detail: <Moment at={request.createdAt} />,
			},
		],
		body: (
			<>
				<Text as="h3" $top={4} $size="sm" $weight="regular" $tone="text-3">
					Project description
				</Text>
				<MessageBody>{request.projectDescription}</MessageBody>
				{request.additionalRequirements && (
					<>
						<Text as="h3" $top={4} $size="sm" $weight="regular" $tone="text-3">
							Additional requirements
						</Text>
						<MessageBody>{request.additionalRequirements}</MessageBody>
					</>
				)}
				<StatusRow>
					<SegmentedFilter
						label="Status"
						variant="square"
						value={request.status}
						onChange={(next) => next !== request.status && setStatus(next)}
						options={hireRequestStatuses.map((value) => ({
							value,
							label: <Status mark={statuses[value].mark}>{statuses[value].label}</Status>,
						}))}
					/>
				</StatusRow>
			</>
		),
	}),
};

export const { loader, action, shouldRevalidate, Component } = createInboxRoute(
	kind,
	["clientName", "projectType", "status", "createdAt"],
	({ hireRequests }) => hireRequests,
	(currency) => ({
		Submitted: (row) => row.createdAt,
		Status: (row) => row.status,
		Client: (row) => row.clientName,
		Email: (row) => row.clientEmail,
		"Project type": (row) => row.projectType,
		"Budget range": (row) => row.budgetRange,
		Timeline: (row) => row.timeline,
		"Project description": (row) => row.projectDescription,
		"Additional requirements": (row) => row.additionalRequirements,
		"Follow-up": (row) => row.followUpOn,
		[`Value (${currency === "IDR" ? "Rp" : currency})`]: (row) => row.value && toDecimal(row.value, currency),
	}),
);

function RequestLines({ request, now }: { request: HireRequest; now: number }) {
	const { timeZone, money } = useSite();
	const { projectType, budgetRange, value, followUpOn } = request;
	return (
		<>
			<Text $oneLine>{projectType}</Text>
			{value === null ? (
				<Text $oneLine>{budgetRange}</Text>
			) : (
				<Text $oneLine $numeric $tone="text">
					{formatAmount(value, money)}
				</Text>
			)}
			{followUpOn && (
				<Text $oneLine $tone={followUpOn <= today(timeZone, new Date(now)) ? "clay" : undefined}>
					Follow up <time dateTime={followUpOn}>{formatDay(followUpOn)}</time>
				</Text>
			)}
		</>
	);
}
