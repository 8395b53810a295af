import { LoadingState, Skeleton } from "@site/shared-ui";
import { styled } from "styled-components";
import { TextSkeleton } from "../../table/TextSkeleton.tsx";
import { Columns } from "./Board.styles.ts";
import { face } from "./cards/Card.styles.ts";

/** The skeleton of a board. */
export const BoardSkeleton = ({ columns, noun }: { columns: number; noun: string }) => (
	<LoadingState label={`Loading ${noun}…`}>
		<Columns as="span" $count={columns}>
			{Array.from({ length: columns }, (_, column) => (
				// oxlint-disable-next-line react/no-array-index-key -- they have no id, and do not change.
				<Column key={column}>
					<Skeleton height="0.75rem" width="40%" />
					<Face>
						<TextSkeleton />
					</Face>
					<Face>
						<TextSkeleton />
					</Face>
				</Column>
			))}
		</Columns>
	</LoadingState>
);

const Column = styled.span`
	display: grid;
	gap: var(--space-3);
	padding: var(--space-4) var(--space-2);
`;

const Face = styled.span`
	${face}
	min-height: 6.5rem;
`;
