import { type EnquiryEntity, urls } from "@site/shared-data";
import { ButtonLink, TextLink } from "@site/shared-ui";
import { Text } from "@site/shared-ui/layout";
import { Moment } from "../../layout/Moment.tsx";
import { PersonData } from "../../people/PersonData.tsx";
import type { Result } from "../../results/Result.ts";
import type { EnquirySummary } from "../enquirySummary.ts";
import { convertMessagePath } from "./enquiryPaths.ts";
import type { RelatedEntries } from "./enquiryRoute.ts";
import { Lines, Section, SectionData } from "./Section.tsx";

interface SameEmailProps {
	result: Result<RelatedEntries> | undefined;
	entity: EnquiryEntity;
	email: string;
}

export function SameEmail({ result, entity, email }: SameEmailProps) {
	const list = entity === "contacts" ? urls.admin.contacts() : urls.admin.hireRequests();
	return (
		<Section title="Also from this address">
			<SectionData result={result} loading="Looking for others…" failure="Other enquiries of this address could not be loaded.">
				{({ sameEmail, hasMore }) => (
					<>
						{sameEmail.length > 0 ? (
							<EntryLines entries={sameEmail} />
						) : (
							<Text $size="sm" $tone="text-3">
								Nothing else.
							</Text>
						)}
						{hasMore && <TextLink to={`${list}?${new URLSearchParams({ q: email })}`}>Search for all of them</TextLink>}
					</>
				)}
			</SectionData>
			<PersonData email={email} listPath={list} />
		</Section>
	);
}

interface ConvertedRequestProps {
	converted: readonly EnquirySummary[];
	entity: EnquiryEntity;
	id: string;
}

export function ConvertedRequest({ converted, entity, id }: ConvertedRequestProps) {
	const isMessage = entity === "contacts";
	if (!isMessage && converted.length === 0) return null;
	return (
		<Section title={isMessage ? "Hire request" : "Made from"}>
			{converted.length > 0 && <EntryLines entries={converted} />}
			{isMessage && (
				<ButtonLink size="small" to={convertMessagePath(id)}>
					Make a hire request
				</ButtonLink>
			)}
		</Section>
	);
}

const EntryLines = ({ entries }: { entries: readonly EnquirySummary[] }) => (
	<Lines>
		{entries.map(({ id, entity, subject, status, createdAt, to }) => (
			<li key={id}>
				<TextLink to={to}>{subject}</TextLink>
				<span>
					{entity === "contacts" ? "Message" : "Hire request"}, {status}, <Moment at={createdAt} as="day" />
				</span>
			</li>
		))}
	</Lines>
);
