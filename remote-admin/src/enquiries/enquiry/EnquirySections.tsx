import type { EnquiryEntity } from "@site/shared-data";
import { useFetcher } from "@site/shared-ui/router";
import { useEffect } from "react";
import { styled } from "styled-components";
import type { InboxRow } from "../InboxKind.ts";
import { Notes } from "../notes/Notes.tsx";
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

export function EnquirySections({ entity, entry, email }: EnquirySectionsProps) {
	const { id, contactId } = entry;
	const { load, data } = useFetcher<EnquiryDetails>();
	const to = enquiryPath(entity, id);
	const params = new URLSearchParams({ email, ...(contactId && { message: contactId }) });
	const url = `${to}?${params}`;
	useEffect(() => void load(url), [load, url]);
	const converted = data?.related.status === "success" ? data.related.data.converted : [];
	return (
		<Sections data-density="dense">
			<FollowUpForm entity={entity} entry={entry} to={to} />
			<Notes result={data?.notes} item={`note:${entity}:${id}`} to={to} />
			<ConvertedRequest converted={converted} entity={entity} id={id} />
			<SameEmail result={data?.related} entity={entity} email={email} />
			<Timeline result={data?.events} entity={entity} />
		</Sections>
	);
}

const Sections = styled.div`
	display: grid;
	gap: var(--space-5);
	margin-top: var(--space-5);
	padding-top: var(--space-4);
	border-top: 1px solid var(--line);
`;
