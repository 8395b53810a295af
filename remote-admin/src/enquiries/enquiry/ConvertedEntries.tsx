import type { EnquiryEntity } from "@site/shared-data";
import { ButtonLink } from "@site/shared-ui";
import { useId } from "react";
import { convertMessagePath } from "../enquiry/enquiryPaths.ts";
import { Lines, SectionTitle } from "./EnquirySections.styles.ts";
import { EntryLine } from "./EntryLine.tsx";
import type { RelatedEntry } from "./relatedEntries.ts";

interface ConvertedEntriesProps {
	converted: readonly RelatedEntry[];
	entity: EnquiryEntity;
	id: string;
}

/** The hire requests that were made from a message, and the way to make one; or the message of a request. */
export function ConvertedEntries({ converted, entity, id }: ConvertedEntriesProps) {
	const titleId = useId();
	const isMessage = entity === "contacts";
	if (!isMessage && converted.length === 0) return null;
	return (
		<section aria-labelledby={titleId}>
			<SectionTitle id={titleId}>{isMessage ? "Hire request" : "Made from"}</SectionTitle>
			{converted.length > 0 && (
				<Lines>
					{converted.map((entry) => (
						<EntryLine key={entry.id} entry={entry} />
					))}
				</Lines>
			)}
			{isMessage && (
				<ButtonLink size="small" to={convertMessagePath(id)}>
					Make a hire request
				</ButtonLink>
			)}
		</section>
	);
}
