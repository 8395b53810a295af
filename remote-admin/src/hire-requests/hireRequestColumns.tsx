import type { HireRequest } from "@site/shared-data";
import { formatMoment } from "@site/shared-data/dates";
import { Link } from "@site/shared-ui/router";
import type { Column } from "@site/shared-ui/Table";
import type { ComponentProps } from "react";
import { Excerpt, First, Second, When } from "../list/Cells.styles.ts";
import { TwoLines } from "../list/TwoLines.tsx";
import { Status } from "../status/Status.tsx";
import { Waiting } from "../waiting/Waiting.tsx";
import { hireRequestStatus } from "./hireRequestStatus.ts";

/** The columns of the requests' table. */
export const hireRequestColumns = (
	now: number,
	linkTo: (id: string) => Pick<ComponentProps<typeof Link>, "to" | "state">,
): Column<HireRequest>[] => [
	{
		id: "status",
		header: "Status",
		width: "7.25rem",
		sortable: true,
		cell: ({ status }) => <Status mark={hireRequestStatus[status].mark}>{hireRequestStatus[status].label}</Status>,
	},
	{
		id: "clientName",
		header: "Client",
		area: "who",
		width: "24%",
		sortable: true,
		cell: ({ id, clientName, clientEmail, status }) => (
			<>
				<First $loud={status === "pending"}>
					<Link id={`request-${id}`} {...linkTo(id)}>
						{clientName}
					</Link>
				</First>
				<Second>{clientEmail}</Second>
			</>
		),
		skeleton: <TwoLines />,
	},
	{
		id: "projectType",
		header: "Project",
		area: "what",
		sortable: true,
		cell: ({ projectType, budgetRange, timeline, projectDescription }) => (
			<>
				<First>
					<span>{projectType}</span> · <span>{budgetRange}</span>
					{timeline && (
						<>
							{" "}
							· <span>{timeline}</span>
						</>
					)}
				</First>
				<Excerpt>{projectDescription.slice(0, 300)}</Excerpt>
			</>
		),
		skeleton: <TwoLines />,
	},
	{
		id: "createdAt",
		header: "Submitted",
		area: "when",
		width: "11.75rem",
		sortable: true,
		cell: ({ createdAt, status }) => (
			<When>
				{status === "pending" && <Waiting since={createdAt} now={now} />}
				<time dateTime={createdAt.toISOString()}>{formatMoment(createdAt)}</time>
			</When>
		),
	},
];
