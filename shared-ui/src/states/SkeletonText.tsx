import { styled } from "styled-components";
import { Skeleton } from "./Skeleton.tsx";

interface SkeletonTextProps {
	/** How many lines the text will have. */
	lines?: number;
	/** The height of a drawn line, any CSS length. */
	height?: string;
}

/** Lines in the place of a paragraph, the last one shorter. Decoration: LoadingState says it in words. */
export const SkeletonText = ({ lines = 3, height = "0.75em" }: SkeletonTextProps) => (
	<Lines aria-hidden="true">
		{Array.from({ length: lines }, (_, line) => (
			<Skeleton key={line} height={height} width={line === lines - 1 && lines > 1 ? "62%" : `${100 - ((line * 37) % 11)}%`} />
		))}
	</Lines>
);

const Lines = styled.span`
	display: grid;
	gap: 0.7em;
`;

/** A list's row: an image, unless `image` is false, and two lines. Decoration, like SkeletonText. */
export const SkeletonRow = ({ image = true }: { image?: boolean }) => (
	<Row aria-hidden="true">
		{image && <Skeleton width="3.5rem" height="2.375rem" />}
		<SkeletonText lines={2} />
	</Row>
);

const Row = styled.span`
	display: flex;
	align-items: center;
	gap: var(--space-3);
	min-height: 3.75rem;
	border-bottom: 1px solid var(--line);

	> :last-child {
		flex: 1;
		max-width: 26rem;
	}
`;
