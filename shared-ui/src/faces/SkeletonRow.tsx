import { styled } from "styled-components";
import { Skeleton } from "./Skeleton.tsx";
import { SkeletonText } from "./SkeletonText.tsx";

/** The shape of a list's row: a picture (unless `picture` is false) and two lines. Decoration: Loading says it in words. */
export const SkeletonRow = ({ picture = true }: { picture?: boolean }) => (
	<Root aria-hidden="true">
		{picture && <Skeleton width="3.5rem" height="2.375rem" />}
		<SkeletonText lines={2} />
	</Root>
);

const Root = styled.span`
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
