import { cutText } from "@site/shared-data/rules";
import { Stack, Text } from "@site/shared-ui/layout";
import { Link } from "@site/shared-ui/router";
import type { Column } from "@site/shared-ui/Table";
import type { ComponentProps } from "react";
import { Moment } from "../layout/Moment.tsx";
import { Pair, PrimaryLine } from "../table/Cells.styles.ts";
import { Status } from "../table/status/Status.tsx";
import { TextSkeleton } from "../table/TextSkeleton.tsx";
import type { InboxKind, InboxRow } from "./InboxKind.ts";
import { ResponseTimer } from "./response-time/ResponseTimer.tsx";

export const inboxColumns = <Entry extends InboxRow<Status>, Status extends string>(
	kind: InboxKind<Entry, Status>,
	now: number,
	linkTo: (id: string) => Pick<ComponentProps<typeof Link>, "to" | "state">,
): Column<Entry>[] => [
	{
		id: "status",
		header: "Status",
		width: kind.columns.statusWidth,
		sortable: true,
		cell: ({ status }) => <Status mark={kind.statuses[status].mark}>{kind.statuses[status].label}</Status>,
	},
	{
		...kind.columns.name,
		area: "sender",
		width: "24%",
		sortable: true,
		cell: (entry) => (
			<Pair>
				<PrimaryLine $emphasis={entry.status === kind.newStatus}>
					<Link id={`${kind.idPrefix}-${entry.id}`} {...linkTo(entry.id)}>
						{kind.describe(entry).name}
					</Link>
				</PrimaryLine>
				<Text $oneLine $size="sm" $tone="text-3">
					{kind.describe(entry).email}
				</Text>
			</Pair>
		),
		skeleton: <TextSkeleton />,
	},
	{
		...kind.columns.about,
		area: "about",
		sortable: true,
		cell: (entry) => (
			<Pair>
				{kind.describe(entry).about}
				<Text $oneLine $size="sm" $tone="text-2">
					{cutText(kind.describe(entry).text, 300)}
				</Text>
			</Pair>
		),
		skeleton: <TextSkeleton />,
	},
	{
		...kind.columns.createdAt,
		id: "createdAt",
		area: "received",
		width: "11.75rem",
		sortable: true,
		cell: (entry) => (
			<Stack $align="start" $gap="2px">
				{kind.isUnanswered(entry) && <ResponseTimer since={entry.createdAt} now={now} />}
				<Text as="span" $size="xs" $tone="text-3" $whiteSpace="nowrap">
					<Moment at={entry.createdAt} />
				</Text>
			</Stack>
		),
	},
];
