import { styled } from "styled-components";
import { Skeleton } from "./Skeleton.tsx";

interface SkeletonTextProps {
	/** How many lines the text will have. */
	lines?: number;
	/** The height of a drawn line, any CSS length. */
	height?: string;
}

/** Lines that stand where a paragraph will be, the last one shorter. Decoration: Loading says it in words. */
export const SkeletonText = ({ lines = 3, height = "0.75em" }: SkeletonTextProps) => (
	<Root aria-hidden="true">
		{Array.from({ length: lines }, (_, line) => (
			<Skeleton key={line} height={height} width={line === lines - 1 && lines > 1 ? "62%" : `${100 - ((line * 37) % 11)}%`} />
		))}
	</Root>
);

const Root = styled.span`
	display: grid;
	gap: 0.7em;
`;
