import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ErrorState } from "./ErrorState.tsx";

/**
 * Replaces content that could not be loaded, and offers to try again.
 *
 * - **Do** name the content that is missing, and the next step.
 * - **Don't** use it for a form that was refused. A `Notice` keeps the typed text visible.
 *
 * ```tsx
 * import { ErrorState } from "@site/shared-ui";
 * ```
 */
const meta: Meta<typeof ErrorState> = {
	title: "Components/ErrorState (failure, retry, offline)",
	id: "components-errorstate",
	component: ErrorState,
	args: {
		title: "The projects did not load",
		children: "The connection was interrupted. Nothing is lost; try again.",
		onRetry: () => {},
	},
};
export default meta;
type Story = StoryObj<typeof ErrorState>;

export const Default: Story = {};
export const Retrying: Story = { args: { busy: true } };
export const WholePage: Story = { args: { heading: "h1" } };
