import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Stack } from "../Stack/Stack.tsx";
import { Divider } from "./Divider.tsx";

const meta: Meta<typeof Divider> = { title: "Components/Divider", component: Divider };
export default meta;
type Story = StoryObj<typeof Divider>;

export const Hairline: Story = {};
export const Strong: Story = { args: { strong: true } };
export const WithAWord: Story = { args: { label: "or" } };
export const Upright: Story = {
	args: { direction: "upright", strong: true },
	render: (args) => (
		<Stack direction="row" gap={3} align="center">
			Bold <Divider {...args} /> Link
		</Stack>
	),
};
