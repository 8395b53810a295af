import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Progress } from "./Progress.tsx";

/**
 * Shows how much of an upload or a text is done.
 *
 * - **Do** leave `value` out while the length is unknown.
 * - **Don't** use it for loading content. `LoadingState` reserves its space.
 *
 * ```tsx
 * import { Progress } from "@site/shared-ui/Progress";
 * ```
 */
const meta: Meta<typeof Progress> = {
	title: "Components/Progress (progress bar, loader, loading)",
	id: "components-progress",
	component: Progress,
	args: { label: "Uploading braga.webp", value: 62 },
	argTypes: { value: { control: { type: "range", min: 0, max: 100 } } },
	decorators: [
		(Story) => (
			<div style={{ width: "min(20rem, 100%)", paddingBlock: 16 }}>
				<Story />
			</div>
		),
	],
};
export default meta;
type Story = StoryObj<typeof Progress>;

export const Bar: Story = {};
export const Unknown: Story = { args: { value: undefined } };
/** The line at the top of a long text. */
export const Reading: Story = { args: { label: "Reading progress", variant: "edge", value: 38 } };
