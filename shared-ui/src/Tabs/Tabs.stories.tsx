import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Tabs } from "./Tabs.tsx";

const meta: Meta<typeof Tabs<string>> = {
	title: "Components/Tabs",
	component: Tabs,
	args: {
		label: "Editor",
		tabs: [
			{ value: "write", label: "Write", panel: <p>In March I spent four mornings in Pangalengan.</p> },
			{ value: "preview", label: "Preview", panel: <p>The text as the site shows it.</p> },
			{ value: "details", label: "Details", count: 3, panel: <p>Date, reading time, excerpt.</p> },
		],
	},
};
export default meta;
type Story = StoryObj<typeof Tabs<string>>;

export const Default: Story = {};
export const OneDisabled: Story = {
	args: {
		tabs: [
			{ value: "write", label: "Write", panel: <p>In March I spent four mornings in Pangalengan.</p> },
			{ value: "history", label: "History", disabled: true, panel: null },
		],
	},
};
