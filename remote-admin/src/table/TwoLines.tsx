import { Skeleton } from "@site/shared-ui";
import { Stack } from "@site/shared-ui/Stack";

/** Stands for a name and a line below it while they are loading. */
export const TwoLines = () => (
	<Stack gap={2}>
		<Skeleton height="0.75rem" width="50%" />
		<Skeleton height="0.625rem" width="85%" />
	</Stack>
);
