import type { ContactMessage } from "@site/shared-data";
import { formatMoment } from "@site/shared-data/dates";
import { Link } from "@site/shared-ui/router";
import type { Column } from "@site/shared-ui/Table";
import type { ComponentProps } from "react";
import { Excerpt, First, Second, When } from "../list/Cells.styles.ts";
import { TwoLines } from "../list/TwoLines.tsx";
import { Status } from "../status/Status.tsx";
import { Waiting } from "../waiting/Waiting.tsx";
import { contactStatus } from "./contactStatus.ts";

/** The columns of the messages' table. */
export const contactColumns = (
	now: number,
	linkTo: (id: string) => Pick<ComponentProps<typeof Link>, "to" | "state">,
): Column<ContactMessage>[] => [
	{
		id: "status",
		header: "Status",
		width: "6.75rem",
		sortable: true,
		cell: ({ status }) => <Status mark={contactStatus[status].mark}>{contactStatus[status].label}</Status>,
	},
	{
		id: "name",
		header: "From",
		area: "who",
		width: "24%",
		sortable: true,
		cell: ({ id, name, email, status }) => (
			<>
				<First $loud={status === "unread"}>
					<Link id={`contact-${id}`} {...linkTo(id)}>
						{name}
					</Link>
				</First>
				<Second>{email}</Second>
			</>
		),
		skeleton: <TwoLines />,
	},
	{
		id: "subject",
		header: "Subject",
		area: "what",
		sortable: true,
		cell: ({ subject, message, status }) => (
			<>
				<First $loud={status === "unread"}>{subject}</First>
				<Excerpt>{message.slice(0, 300)}</Excerpt>
			</>
		),
		skeleton: <TwoLines />,
	},
	{
		id: "createdAt",
		header: "Received",
		area: "when",
		width: "11.75rem",
		sortable: true,
		cell: ({ createdAt, status }) => (
			<When>
				{status !== "replied" && <Waiting since={createdAt} now={now} />}
				<time dateTime={createdAt.toISOString()}>{formatMoment(createdAt)}</time>
			</When>
		),
	},
];
