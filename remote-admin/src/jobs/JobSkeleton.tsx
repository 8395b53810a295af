import { LoadingState, Skeleton } from "@site/shared-ui";
import { styled } from "styled-components";
import { TwoLines } from "../table/TwoLines.tsx";

/** The skeleton of the list of jobs. */
export const JobSkeleton = () => (
	<LoadingState label="Loading jobs…">
		{[1, 2, 3, 4].map((row) => (
			<Row key={row}>
				<Skeleton width="2.5rem" ratio="1" />
				<TwoLines />
			</Row>
		))}
	</LoadingState>
);

const Row = styled.span`
	display: grid;
	grid-template-columns: auto minmax(0, 1fr);
	align-items: center;
	gap: var(--space-4);
	min-height: 5.5rem;
	border-bottom: 1px solid var(--line);
`;
