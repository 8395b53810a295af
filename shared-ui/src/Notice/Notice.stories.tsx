import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Notice } from "./Notice.tsx";

const meta: Meta<typeof Notice> = {
	title: "Components/Notice",
	component: Notice,
	decorators: [
		(Story) => (
			<div style={{ maxWidth: "var(--w-text)" }}>
				<Story />
			</div>
		),
	],
};
export default meta;
type Story = StoryObj<typeof Notice>;

export const Confirmation: Story = {
	args: {
		tone: "ok",
		children: (
			<>
				<strong>Message sent.</strong> Thank you, I will write back soon.
			</>
		),
	},
};

export const Failure: Story = {
	args: { tone: "danger", children: "Failed to send message. Please try again.", action: <button type="button">Retry</button> },
};

export const News: Story = {
	args: {
		tone: "info",
		children: (
			<>
				<strong>Essay not found.</strong> Here are all the essays instead.
			</>
		),
	},
};

export const Warning: Story = {
	args: {
		tone: "warn",
		children: (
			<>
				<strong>You are offline.</strong> Your text is kept on this device.
			</>
		),
	},
};
