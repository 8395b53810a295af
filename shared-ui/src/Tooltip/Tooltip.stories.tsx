import { Icon, IconButton } from "@site/shared-ui";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Tooltip } from "./Tooltip.tsx";

const meta: Meta<typeof Tooltip> = {
	title: "Components/Tooltip",
	component: Tooltip,
	args: {
		text: "Switch theme",
		children: (
			<IconButton label="Switch theme">
				<Icon name="moon" />
			</IconButton>
		),
	},
	decorators: [
		(Story) => (
			<div style={{ padding: "3rem 5rem" }}>
				<Story />
			</div>
		),
	],
};
export default meta;
type Story = StoryObj<typeof Tooltip>;

export const Closed: Story = {};
export const Shown: Story = { args: { defaultOpen: true } };
export const WithKeys: Story = { args: { defaultOpen: true, keys: "⌘ D" } };
export const Beside: Story = { args: { defaultOpen: true, side: "right" } };
