import type { ContactMessage } from "@site/shared-data";
import { RowAction } from "@site/shared-ui/RowAction";
import { AdminIcon } from "../icons/AdminIcon.tsx";
import type { useOpened } from "../inbox/useOpened.ts";

interface ContactActionsProps {
	contact: ContactMessage;
	view: ReturnType<ReturnType<typeof useOpened>["linkTo"]>;
	onReplied: () => void;
	onDelete: () => void;
}

/** What can be done to one message of the list. */
export const ContactActions = ({ contact: { id, status }, view, onReplied, onDelete }: ContactActionsProps) => (
	<>
		{status !== "replied" && (
			<RowAction label="Mark Replied" about={`contact-${id}`} onClick={onReplied}>
				<AdminIcon name="reply" />
			</RowAction>
		)}
		<RowAction label="View" about={`contact-${id}`} {...view}>
			<AdminIcon name="eye" />
		</RowAction>
		<RowAction label="Delete" about={`contact-${id}`} danger onClick={onDelete}>
			<AdminIcon name="trash" />
		</RowAction>
	</>
);
