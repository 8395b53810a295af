import { formatDay } from "@site/shared-data/dates";
import { Button } from "@site/shared-ui";
import { Text } from "@site/shared-ui/layout";
import { Link } from "@site/shared-ui/router";
import { useId, useRef } from "react";
import { enquiryPath } from "../enquiries/enquiry/enquiryPaths.ts";
import type { EnquiryChange } from "../enquiries/enquiry/enquiryRoute.ts";
import { describeSubject } from "../enquiries/enquirySummary.ts";
import { Block } from "../layout/Block.tsx";
import { type Mutation, useMutation } from "../mutations/useMutation.ts";
import type { Result } from "../results/Result.ts";
import { ResultBlock } from "../results/ResultBlock.tsx";
import { EmptyRow, FollowUpRow, RowLink } from "./Dashboard.styles.ts";
import type { FollowUp } from "./dashboardLoader.ts";
import { ListSkeleton } from "./UnansweredList.tsx";

interface FollowUpListProps {
	result: Promise<Result<FollowUp[]>>;
	today: string;
}

export function FollowUpList({ result, today }: FollowUpListProps) {
	const id = useId();
	const title = useRef<HTMLHeadingElement>(null);
	const mutate = useMutation();

	async function finish(followUp: FollowUp) {
		// The row is removed with its button.
		if (await mutate(toMutation(followUp))) title.current?.focus();
	}

	return (
		<Block title="Follow-ups" titleRef={title}>
			<ResultBlock result={result} loading={<ListSkeleton height="3rem" />} failure="The follow-ups could not be loaded.">
				{(followUps) =>
					followUps.length === 0 ? (
						<EmptyRow $height="3rem">Nothing is due.</EmptyRow>
					) : (
						<ul className="rows">
							{followUps.map((followUp) => (
								<FollowUpRow key={followUp.id}>
									<RowLink id={`${id}-${followUp.id}`} as={Link} to={followUp.to}>
										{followUp.name}
									</RowLink>
									<Text as="span" $oneLine $size="sm" $tone="text-2">
										{describeSubject(followUp)}
									</Text>
									<Text
										as="time"
										$size="sm"
										$numeric
										$tone={followUp.followUpOn < today ? "clay" : "text-3"}
										dateTime={followUp.followUpOn}
									>
										{followUp.followUpOn === today ? "Today" : `Since ${formatDay(followUp.followUpOn)}`}
									</Text>
									<Button
										size="small"
										variant="quiet"
										aria-describedby={`${id}-${followUp.id}`}
										onClick={() => void finish(followUp)}
									>
										Done
									</Button>
								</FollowUpRow>
							))}
						</ul>
					)
				}
			</ResultBlock>
		</Block>
	);
}

function toMutation({ entity, id, name }: FollowUp): Mutation {
	return {
		to: enquiryPath(entity, id),
		body: { type: "finishFollowUp" } satisfies EnquiryChange,
		success: () => `The follow-up of ${name} is done.`,
		failure: `The follow-up of ${name} could not be cleared.`,
		undo: () => ({
			success: () => `The follow-up of ${name} is due again.`,
			failure: `The follow-up of ${name} could not be set again.`,
		}),
	};
}
