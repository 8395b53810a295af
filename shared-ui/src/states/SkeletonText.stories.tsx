import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { LoadingState } from "./LoadingState.tsx";
import { SkeletonRow, SkeletonText } from "./SkeletonText.tsx";

const meta: Meta<typeof SkeletonText> = {
	title: "Components/Skeleton text and row",
	component: SkeletonText,
	subcomponents: { SkeletonRow },
	args: { lines: 4 },
	render: (args) => (
		<LoadingState label="Loading the text…" style={{ maxWidth: "37rem" }}>
			<SkeletonText {...args} />
		</LoadingState>
	),
};
export default meta;
type Story = StoryObj<typeof SkeletonText>;

export const Paragraph: Story = {};
export const OneLine: Story = { args: { lines: 1 } };
export const Rows: Story = {
	render: () => (
		<LoadingState label="Loading entries…">
			<SkeletonRow />
			<SkeletonRow />
			<SkeletonRow image={false} />
		</LoadingState>
	),
};
