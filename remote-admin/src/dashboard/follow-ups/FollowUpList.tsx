import { formatDay } from "@site/shared-data/dates";
import { Button, LoadingState, Skeleton } from "@site/shared-ui";
import { Link } from "@site/shared-ui/router";
import { useId, useRef } from "react";
import { enquiryPath } from "../../enquiries/enquiry/enquiryPath.ts";
import type { EnquiryChange } from "../../enquiries/enquiry/enquiryRoute.ts";
import { BlockHead, BlockTitle } from "../../layout/BlockHead.styles.ts";
import { type Mutation, useMutation } from "../../mutations/useMutation.ts";
import type { Result } from "../../results/Result.ts";
import { ResultBlock } from "../../results/ResultBlock.tsx";
import { Day, EmptyText, Name, Root, Row, Rows, Summary } from "./FollowUpList.styles.ts";
import type { FollowUp } from "./followUps.ts";

interface FollowUpListProps {
	result: Promise<Result<FollowUp[]>>;
	/** Today, yyyy-mm-dd. */
	today: string;
}

/** The enquiries that the admin wanted to come back to until today. */
export function FollowUpList({ result, today }: FollowUpListProps) {
	const titleId = useId();
	const title = useRef<HTMLHeadingElement>(null);
	const mutate = useMutation();

	async function finish(followUp: FollowUp) {
		// The row takes its button along.
		if (await mutate(toMutation(followUp, null))) title.current?.focus();
	}

	return (
		<Root aria-labelledby={titleId}>
			<BlockHead>
				<BlockTitle id={titleId} ref={title} tabIndex={-1}>
					Follow-ups
				</BlockTitle>
			</BlockHead>
			<ResultBlock result={result} loading={skeleton} failure="The follow-ups could not be loaded.">
				{(followUps) =>
					followUps.length === 0 ? (
						<EmptyText>Nothing is due.</EmptyText>
					) : (
						<Rows>
							{followUps.map((followUp) => (
								<FollowUpRow key={followUp.id} followUp={followUp} today={today} onDone={() => void finish(followUp)} />
							))}
						</Rows>
					)
				}
			</ResultBlock>
		</Root>
	);
}

function FollowUpRow({ followUp, today, onDone }: { followUp: FollowUp; today: string; onDone: () => void }) {
	const nameId = useId();
	const { name, about, on, to } = followUp;
	return (
		<Row>
			<Name id={nameId} as={Link} to={to}>
				{name}
			</Name>
			<Summary>{about}</Summary>
			<Day dateTime={on} $isOver={on < today}>
				{on === today ? "Today" : `Since ${formatDay(on)}`}
			</Day>
			<Button size="small" variant="quiet" aria-describedby={nameId} onClick={onDone}>
				Done
			</Button>
		</Row>
	);
}

/** Sets the day of a follow-up or clears it; Undo does the opposite. */
function toMutation(followUp: FollowUp, followUpOn: string | null): Mutation {
	const { entity, id, name, on } = followUp;
	const undoes = followUpOn !== null;
	return {
		to: enquiryPath(entity, id),
		body: { type: "update", additions: { followUpOn } } satisfies EnquiryChange,
		success: () => `The follow-up of ${name} is ${undoes ? "due again" : "done"}.`,
		failure: `The follow-up of ${name} could not be ${undoes ? "set again" : "cleared"}.`,
		...(!undoes && { undo: toMutation(followUp, on) }),
	};
}

const skeleton = (
	<LoadingState label="Loading…">
		<EmptyText as="span">
			<Skeleton width="40%" height="0.875rem" />
		</EmptyText>
	</LoadingState>
);
