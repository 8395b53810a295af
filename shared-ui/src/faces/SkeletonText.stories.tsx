import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Loading } from "./Loading.tsx";
import { SkeletonRow } from "./SkeletonRow.tsx";
import { SkeletonText } from "./SkeletonText.tsx";

const meta: Meta<typeof SkeletonText> = {
	title: "Components/Skeleton text and row",
	component: SkeletonText,
	subcomponents: { SkeletonRow },
	args: { lines: 4 },
	render: (args) => (
		<Loading label="Loading the text…" style={{ maxWidth: "37rem" }}>
			<SkeletonText {...args} />
		</Loading>
	),
};
export default meta;
type Story = StoryObj<typeof SkeletonText>;

export const Paragraph: Story = {};
export const OneLine: Story = { args: { lines: 1 } };
export const Rows: Story = {
	render: () => (
		<Loading label="Loading entries…">
			<SkeletonRow />
			<SkeletonRow />
			<SkeletonRow picture={false} />
		</Loading>
	),
};
