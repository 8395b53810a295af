import { Skeleton } from "@site/shared-ui";
import { styled } from "styled-components";

export const TextSkeleton = () => (
	<Root>
		<Skeleton height="0.75rem" width="50%" />
		<Skeleton height="0.625rem" width="85%" />
	</Root>
);

const Root = styled.div`
	display: grid;
	gap: var(--space-2);
	min-width: 0;
`;
