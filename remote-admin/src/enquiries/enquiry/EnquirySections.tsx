import type { EnquiryEntity } from "@site/shared-data";
import { Button } from "@site/shared-ui";
import { Stack, Text } from "@site/shared-ui/layout";
import { useFetcher } from "@site/shared-ui/router";
import { useEffect, useState } from "react";
import { localDrafts } from "../../drafts/local/localDrafts.ts";
import { AdminIcon } from "../../layout/AdminIcon.tsx";
import type { InboxRow } from "../InboxKind.ts";
import { Notes } from "../notes/Notes.tsx";
import { EnquiryQuotes } from "./EnquiryQuotes.tsx";
import { enquiryPath } from "./enquiryPaths.ts";
import type { EnquiryDetails } from "./enquiryRoute.ts";
import { FollowUpForm } from "./FollowUpForm.tsx";
import { ConvertedRequest, SameEmail } from "./RelatedEntries.tsx";
import { Timeline } from "./Timeline.tsx";

interface EnquirySectionsProps {
	entity: EnquiryEntity;
	entry: InboxRow<string>;
	email: string;
}

/** Follow-up, notes and history, collapsed below the letter while they are empty. */
export function EnquirySections({ entity, entry, email }: EnquirySectionsProps) {
	const { id, contactId, followUpOn, value } = entry;
	const [isOpen, setIsOpen] = useState(
		() => localDrafts.has(`enquiry:${entity}:${id}`) || localDrafts.has(`note:${entity}:${id}`),
	);
	const [hadContent, setHadContent] = useState(false);
	const { load, data } = useFetcher<EnquiryDetails>();
	const to = enquiryPath(entity, id);
	const params = new URLSearchParams({ email, ...(contactId && { message: contactId }) });
	const url = `${to}?${params}`;
	useEffect(() => void load(url), [load, url]);
	const converted = data?.related.status === "success" ? data.related.data.converted : [];
	const hasNotes = data?.notes.status === "success" && data.notes.data.length > 0;
	if (!hadContent && (hasNotes || converted.length > 0 || followUpOn || value)) {
		setHadContent(true);
		setIsOpen(true);
	}
	return (
		<Stack $top={5} $padTop={2} $gap={2} $rule="top" data-density="dense">
			<EnquiryQuotes result={data?.quotes} entity={entity} id={id} />
			<Text as={Button} $left="-0.75rem" size="small" variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
				Follow-up, notes and history
				<AdminIcon name={isOpen ? "up" : "down"} />
			</Text>
			{isOpen && (
				<Stack $gap={5} $padTop={2}>
					<FollowUpForm entity={entity} entry={entry} to={to} />
					<Notes result={data?.notes} item={`note:${entity}:${id}`} to={to} />
					<ConvertedRequest converted={converted} entity={entity} id={id} />
					<SameEmail result={data?.related} entity={entity} email={email} />
					<Timeline result={data?.events} entity={entity} />
				</Stack>
			)}
		</Stack>
	);
}
