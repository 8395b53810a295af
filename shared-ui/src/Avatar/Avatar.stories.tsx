import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Stack } from "../Stack/Stack.tsx";
import { Avatar } from "./Avatar.tsx";

const meta: Meta<typeof Avatar> = {
	title: "Components/Avatar",
	component: Avatar,
	args: { name: "Raka Wiratama", src: "/sample/portrait-600.webp", named: true },
};
export default meta;
type Story = StoryObj<typeof Avatar>;

export const Picture: Story = {};
export const Initial: Story = { args: { src: null } };
export const CannotBeLoaded: Story = { args: { src: "/nowhere.webp" } };
export const Company: Story = {
	args: { name: "Kopi Kilometer", src: "/sample/logo-kopi-kilometer.webp", shape: "square", size: "large" },
};

export const Sizes: Story = {
	render: (args) => (
		<Stack direction="row" gap={3} align="center" wrap>
			<Avatar {...args} size="small" />
			<Avatar {...args} />
			<Avatar {...args} size="large" />
			<Avatar {...args} src={null} size="small" />
			<Avatar {...args} src={null} />
			<Avatar {...args} src={null} size="large" />
		</Stack>
	),
};
