import { LoadingState, Skeleton } from "@site/shared-ui";
import { Text } from "@site/shared-ui/layout";
import { Link } from "@site/shared-ui/router";
import { describeSubject, type EnquirySummary } from "../enquiries/enquirySummary.ts";
import { ResponseTimer } from "../enquiries/response-time/ResponseTimer.tsx";
import { useNow } from "../enquiries/response-time/responseTime.ts";
import { Block } from "../layout/Block.tsx";
import { useInboxCounts } from "../layout/inboxCounts.ts";
import type { Result } from "../results/Result.ts";
import { ResultBlock } from "../results/ResultBlock.tsx";
import { EmptyRow, Entries } from "./Dashboard.styles.ts";

interface UnansweredListProps {
	result: Promise<Result<EnquirySummary[]>>;
	loadedAt: number;
}

export function UnansweredList({ result, loadedAt }: UnansweredListProps) {
	const now = useNow(loadedAt);
	const openCount = useOpenCount();
	return (
		<Block
			title="Waiting for an answer"
			aside={
				openCount > 0 && (
					<Text $size="sm" $tone="text-3">
						{openCount} open
					</Text>
				)
			}
		>
			<ResultBlock
				result={result}
				loading={<ListSkeleton height={height} />}
				failure="The unanswered enquiries could not be loaded."
			>
				{(entries) => (
					<Entries>
						{entries.map(({ id, name, createdAt, to, ...entry }) => (
							<li key={id}>
								<Link to={to}>
									<Text as="span" $oneLine $weight="medium">
										{name}
									</Text>
									<Text as="span" $oneLine $bottom={2} $size="sm" $tone="text-2">
										{describeSubject(entry)}
									</Text>
									<ResponseTimer since={createdAt} now={now} />
								</Link>
							</li>
						))}
					</Entries>
				)}
			</ResultBlock>
		</Block>
	);
}

const height = "5.25rem";

/** The number of unanswered messages and requests; 0 until known. */
function useOpenCount(): number {
	const { contacts, hireRequests } = useInboxCounts();
	if (contacts?.status !== "success" || hireRequests?.status !== "success") return 0;
	return contacts.data.unread + contacts.data.read + hireRequests.data.pending;
}

export const ListSkeleton = ({ height }: { height: string }) => (
	<LoadingState label="Loading…">
		<EmptyRow as="span" $height={height}>
			<Skeleton width="40%" height="0.875rem" />
		</EmptyRow>
	</LoadingState>
);
