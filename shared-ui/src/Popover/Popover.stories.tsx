import { Button, Field, Input } from "@site/shared-ui";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Popover } from "./Popover.tsx";

const meta: Meta<typeof Popover> = {
	title: "Components/Popover",
	component: Popover,
	args: {
		trigger: <Button size="small">Schedule</Button>,
		title: "Publish later",
		children: (
			<>
				<Field label="Day">
					<Input type="date" name="day" defaultValue="2026-11-21" />
				</Field>
				<Button size="small" variant="primary">
					Schedule for this day
				</Button>
			</>
		),
	},
	decorators: [
		(Story) => (
			<div style={{ minHeight: "17rem" }}>
				<Story />
			</div>
		),
	],
};
export default meta;
type Story = StoryObj<typeof Popover>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
