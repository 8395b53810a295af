import type { HireRequest } from "@site/shared-data";
import { RowAction } from "@site/shared-ui/RowAction";
import { AdminIcon } from "../icons/AdminIcon.tsx";
import type { useOpened } from "../inbox/useOpened.ts";

interface HireRequestActionsProps {
	request: HireRequest;
	view: ReturnType<ReturnType<typeof useOpened>["linkTo"]>;
	onDelete: () => void;
}

/** What can be done to one request of the list. */
export const HireRequestActions = ({ request: { id }, view, onDelete }: HireRequestActionsProps) => (
	<>
		<RowAction label="View" about={`request-${id}`} {...view}>
			<AdminIcon name="eye" />
		</RowAction>
		<RowAction label="Delete" about={`request-${id}`} danger onClick={onDelete}>
			<AdminIcon name="trash" />
		</RowAction>
	</>
);
