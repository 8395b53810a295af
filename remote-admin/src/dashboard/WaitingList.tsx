import { LoadingState, Skeleton } from "@site/shared-ui";
import { Link } from "@site/shared-ui/router";
import { useId } from "react";
import { useWaitingCounts } from "../layout/useWaitingCounts.ts";
import type { Outcome } from "../outcome/Outcome.ts";
import { useNow } from "../waiting/useNow.ts";
import { Waiting } from "../waiting/Waiting.tsx";
import { Block } from "./Block.tsx";
import { BlockHead, BlockTitle } from "./BlockHead.styles.ts";
import type { WaitingEntry } from "./oldestWaiting.ts";
import { About, Entries, Name, Nobody, Open, Place, Root } from "./WaitingList.styles.ts";

interface WaitingListProps {
	outcome: Promise<Outcome<WaitingEntry[]>>;
	/** When it was loaded, in milliseconds. */
	loaded: number;
}

/** Those who have been waiting longest for an answer. */
export function WaitingList({ outcome, loaded }: WaitingListProps) {
	const titleId = useId();
	const now = useNow(loaded);
	const open = useOpenCount();
	return (
		<Root aria-labelledby={titleId}>
			<BlockHead>
				<BlockTitle id={titleId}>Waiting for an answer</BlockTitle>
				{open !== null && open > 0 && <Open>{open} open</Open>}
			</BlockHead>
			<Block outcome={outcome} loading={waiting} failure="Who is waiting could not be loaded.">
				{(entries) =>
					entries.length === 0 ? (
						<Nobody>Nobody is waiting. Everything is answered.</Nobody>
					) : (
						<Entries>
							{entries.map(({ id, name, about, since, to }) => (
								<li key={id}>
									<Place as={Link} to={to}>
										<Name>{name}</Name>
										<About>{about}</About>
										<Waiting since={since} now={now} />
									</Place>
								</li>
							))}
						</Entries>
					)
				}
			</Block>
		</Root>
	);
}

/** How many messages and requests wait for an answer; null while it is not known. */
function useOpenCount(): number | null {
	const { contacts, hireRequests } = useWaitingCounts();
	if (contacts?.state !== "loaded" || hireRequests?.state !== "loaded") return null;
	return contacts.value.unread + contacts.value.read + hireRequests.value.pending;
}

const waiting = (
	<LoadingState label="Loading…">
		<Nobody as="span">
			<Skeleton width="40%" height="0.875rem" />
		</Nobody>
	</LoadingState>
);
