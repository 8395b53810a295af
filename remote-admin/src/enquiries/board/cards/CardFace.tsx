import { formatDate } from "@site/shared-data/dates";
import type { ReactNode } from "react";
import type { InboxKind, InboxRow } from "../../InboxKind.ts";
import { ResponseTimer } from "../../response-time/ResponseTimer.tsx";
import { Foot, Lines, Name } from "./Card.styles.ts";

interface CardFaceProps<Entry extends InboxRow<Status>, Status extends string> {
	kind: InboxKind<Entry, Status>;
	entry: Entry;
	now: number;
	/** Its name as a link; plain while it is dragged. */
	link?: ReactNode;
}

/** What a card tells of its entry: the sender, the subject, and how long it waits or when it came. */
export function CardFace<Entry extends InboxRow<Status>, Status extends string>(props: CardFaceProps<Entry, Status>) {
	const { kind, entry, now, link } = props;
	const { createdAt } = entry;
	return (
		<>
			<Name $emphasis={entry.status === kind.newStatus}>{link ?? kind.describe(entry).name}</Name>
			<Lines>{kind.board?.lines(entry, now)}</Lines>
			<Foot>
				{kind.isUnanswered(entry) ? (
					<ResponseTimer since={createdAt} now={now} />
				) : (
					<time dateTime={createdAt.toISOString()}>{formatDate(createdAt)}</time>
				)}
			</Foot>
		</>
	);
}
