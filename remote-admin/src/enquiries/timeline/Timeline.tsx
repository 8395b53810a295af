import type { EnquiryEntity, EnquiryEvent } from "@site/shared-data";
import { formatDateTime } from "@site/shared-data/dates";
import { useId } from "react";
import type { Result } from "../../results/Result.ts";
import { Lines, SectionTitle } from "../enquiry/EnquirySections.styles.ts";
import { Part } from "../enquiry/Part.tsx";
import { describeEvent } from "./describeEvent.ts";

interface TimelineProps {
	result: Result<EnquiryEvent[]> | undefined;
	entity: EnquiryEntity;
}

/** What happened to an enquiry, the oldest first. */
export function Timeline({ result, entity }: TimelineProps) {
	const titleId = useId();
	return (
		<section aria-labelledby={titleId}>
			<SectionTitle id={titleId}>What happened</SectionTitle>
			<Part result={result} loading="Loading what happened…" failure="What happened could not be loaded.">
				{(events) => (
					<Lines as="ol">
						{events.map((event) => (
							<li key={event.id}>
								{describeEvent(entity, event)}{" "}
								<time dateTime={event.createdAt.toISOString()}>{formatDateTime(event.createdAt)}</time>
							</li>
						))}
					</Lines>
				)}
			</Part>
		</section>
	);
}
