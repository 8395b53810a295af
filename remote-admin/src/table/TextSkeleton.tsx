import { Skeleton } from "@site/shared-ui";
import { Stack } from "@site/shared-ui/layout";

export const TextSkeleton = () => (
	<Stack $gap={2} $minWidth="0">
		<Skeleton height="0.75rem" width="50%" />
		<Skeleton height="0.625rem" width="85%" />
	</Stack>
);
