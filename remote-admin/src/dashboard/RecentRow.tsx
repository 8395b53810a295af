import type { PublicationStatus } from "@site/shared-data";
import { formatShort } from "@site/shared-data/dates";
import { Link } from "@site/shared-ui/router";
import { useId } from "react";
import { AdminIcon } from "../icons/AdminIcon.tsx";
import { Status } from "../status/Status.tsx";
import { Actions, Root, Title } from "./RecentRow.styles.ts";

interface RecentRowProps {
	title: string;
	status: PublicationStatus;
	updatedAt: Date;
	/** Where it is edited, and where it is looked at. */
	edit: string;
	view: string;
}

/** One entry of a recent list. */
export function RecentRow({ title, status, updatedAt, edit, view }: RecentRowProps) {
	const titleId = useId();
	return (
		<Root>
			<Title id={titleId} as={Link} to={edit}>
				{title}
			</Title>
			<Status mark={status}>{status === "published" ? "Published" : "Draft"}</Status>
			<time dateTime={updatedAt.toISOString()}>{formatShort(updatedAt)}</time>
			<Actions>
				<Link to={edit} aria-label="Edit" aria-describedby={titleId} title="Edit">
					<AdminIcon name="edit" />
				</Link>
				<Link to={view} aria-label="View" aria-describedby={titleId} title="View">
					<AdminIcon name={status === "published" ? "out" : "eye"} />
				</Link>
			</Actions>
		</Root>
	);
}
