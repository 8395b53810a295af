import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { LoadingState, Skeleton } from "./LoadingState.tsx";

/**
 * Reserves the space of content that is loading, and announces it once.
 *
 * - **Do** build the skeleton from the sizes of the content, so that nothing moves when it arrives.
 * - **Don't** add a spinner. A button that is at work has its own, `busy`.
 *
 * ```tsx
 * import { LoadingState, Skeleton } from "@site/shared-ui";
 * ```
 */
const meta: Meta<typeof LoadingState> = {
	title: "Components/LoadingState (skeleton, spinner, loader, placeholder)",
	id: "components-loadingstate",
	component: LoadingState,
	subcomponents: { Skeleton },
	args: {
		label: "Loading projects…",
		style: { display: "grid", gap: 12, maxWidth: 320 },
		children: (
			<>
				<Skeleton ratio="4 / 3" />
				<Skeleton width="60%" height="1.5rem" />
				<Skeleton />
				<Skeleton width="80%" />
			</>
		),
	},
};
export default meta;

export const Card: StoryObj<typeof LoadingState> = {};
