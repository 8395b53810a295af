import { type EnquiryEntity, urls } from "@site/shared-data";
import { TextLink } from "@site/shared-ui";
import { useId } from "react";
import type { Result } from "../../results/Result.ts";
import { Lines, Quiet, SectionTitle } from "./EnquirySections.styles.ts";
import { EntryLine } from "./EntryLine.tsx";
import { Part } from "./Part.tsx";
import type { RelatedEntries } from "./relatedEntries.ts";

interface SameEmailProps {
	result: Result<RelatedEntries> | undefined;
	entity: EnquiryEntity;
	email: string;
}

/** What else came from the e-mail of an enquiry. */
export function SameEmail({ result, entity, email }: SameEmailProps) {
	const titleId = useId();
	const list = entity === "contacts" ? urls.admin.contacts() : urls.admin.hireRequests();
	return (
		<section aria-labelledby={titleId}>
			<SectionTitle id={titleId}>Also from this address</SectionTitle>
			<Part result={result} loading="Looking for others…" failure="Other enquiries of this address could not be loaded.">
				{({ sameEmail, hasMore }) =>
					sameEmail.length === 0 ? (
						<Quiet>Nothing else.</Quiet>
					) : (
						<>
							<Lines>
								{sameEmail.map((entry) => (
									<EntryLine key={entry.id} entry={entry} />
								))}
							</Lines>
							{hasMore && <TextLink to={`${list}?${new URLSearchParams({ q: email })}`}>Search for all of them</TextLink>}
						</>
					)
				}
			</Part>
		</section>
	);
}
