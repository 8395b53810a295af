import { LoadingState, Skeleton } from "@site/shared-ui";
import { Link } from "@site/shared-ui/router";
import { useId } from "react";
import { ResponseTimer } from "../../enquiries/response-time/ResponseTimer.tsx";
import { useNow } from "../../enquiries/response-time/useNow.ts";
import { BlockHead, BlockTitle } from "../../layout/BlockHead.styles.ts";
import { useInboxCounts } from "../../layout/inboxCounts.ts";
import type { Result } from "../../results/Result.ts";
import { ResultBlock } from "../../results/ResultBlock.tsx";
import type { UnansweredEntry } from "../dashboardLoader.ts";
import { EmptyText, Entries, EntryLink, Name, OpenCount, Root, Summary } from "./UnansweredList.styles.ts";

interface UnansweredListProps {
	result: Promise<Result<UnansweredEntry[]>>;
	/** The time of loading, in milliseconds. */
	loadedAt: number;
}

/** The contact messages and hire requests that have waited longest. */
export function UnansweredList({ result, loadedAt }: UnansweredListProps) {
	const titleId = useId();
	const now = useNow(loadedAt);
	const openCount = useOpenCount();
	return (
		<Root aria-labelledby={titleId}>
			<BlockHead>
				<BlockTitle id={titleId}>Waiting for an answer</BlockTitle>
				{openCount !== null && openCount > 0 && <OpenCount>{openCount} open</OpenCount>}
			</BlockHead>
			<ResultBlock result={result} loading={skeleton} failure="Who is waiting could not be loaded.">
				{(entries) =>
					entries.length === 0 ? (
						<EmptyText>Nobody is waiting. Everything is answered.</EmptyText>
					) : (
						<Entries>
							{entries.map(({ id, name, about, since, to }) => (
								<li key={id}>
									<EntryLink as={Link} to={to}>
										<Name>{name}</Name>
										<Summary>{about}</Summary>
										<ResponseTimer since={since} now={now} />
									</EntryLink>
								</li>
							))}
						</Entries>
					)
				}
			</ResultBlock>
		</Root>
	);
}

/** The number of unanswered messages and requests; null until known. */
function useOpenCount(): number | null {
	const { contacts, hireRequests } = useInboxCounts();
	if (contacts?.status !== "success" || hireRequests?.status !== "success") return null;
	return contacts.data.unread + contacts.data.read + hireRequests.data.pending;
}

const skeleton = (
	<LoadingState label="Loading…">
		<EmptyText as="span">
			<Skeleton width="40%" height="0.875rem" />
		</EmptyText>
	</LoadingState>
);
