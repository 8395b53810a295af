import { formatDate } from "@site/shared-data/dates";
import { TextLink } from "@site/shared-ui";
import type { RelatedEntry } from "./relatedEntries.ts";

/** A link to another enquiry, with its kind, status and day. */
export const EntryLine = ({ entry: { entity, subject, status, createdAt, to } }: { entry: RelatedEntry }) => (
	<li>
		<TextLink to={to}>{subject}</TextLink>
		<span>
			{entity === "contacts" ? "Message" : "Hire request"}, {status},{" "}
			<time dateTime={createdAt.toISOString()}>{formatDate(createdAt)}</time>
		</span>
	</li>
);
