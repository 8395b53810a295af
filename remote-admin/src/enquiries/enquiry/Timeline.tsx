import type { EnquiryEntity, EnquiryEvent } from "@site/shared-data";
import { formatDay } from "@site/shared-data/dates";
import { Moment } from "../../layout/Moment.tsx";
import type { Result } from "../../results/Result.ts";
import { Lines, Section, SectionData } from "./Section.tsx";

interface TimelineProps {
	result: Result<EnquiryEvent[]> | undefined;
	entity: EnquiryEntity;
}

export const Timeline = ({ result, entity }: TimelineProps) => (
	<Section title="What happened">
		<SectionData result={result} loading="Loading the history…" failure="The history could not be loaded.">
			{(events) => (
				<Lines as="ol">
					{events.map((event) => (
						<li key={event.id}>
							{describeEvent(entity, event)} <Moment at={event.createdAt} />
						</li>
					))}
				</Lines>
			)}
		</SectionData>
	</Section>
);

function describeEvent(entity: EnquiryEntity, event: EnquiryEvent): string {
	switch (event.kind) {
		case "received":
			return event.detail.contact_id ? "Made from a message" : "Received";
		case "status":
			if (entity === "hire_projects") return `Changed from ${event.detail.from} to ${event.detail.to}`;
			return event.detail.to === "read" ? "Read" : `Marked as ${event.detail.to}`;
		case "follow_up":
			return event.detail.on ? `Follow-up set for ${formatDay(event.detail.on)}` : "Follow-up cleared";
		case "converted":
			return "Made a hire request";
		case "mail_sent":
			return { notice: "Notice sent to you", receipt: "Receipt sent to the visitor", quote: "Quote sent by mail" }[
				event.detail.mail
			];
		case "mail_failed": {
			const { mail, error } = event.detail;
			return `The ${mail} could not be sent ${mail === "notice" ? "to you" : "to the visitor"}${error ? `: ${error}` : ""}`;
		}
		case "quote_sent":
		case "quote_opened":
		case "quote_accepted":
		case "quote_declined":
			return `Quote ${event.detail.number} ${event.kind.slice("quote_".length)}`;
		case "quote_taken_back":
			return `Answer to quote ${event.detail.number} taken back`;
	}
}
