import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Notice } from "./Notice.tsx";

/**
 * Tells in the page what happened and the next step.
 *
 * - **Do** set its first words in bold, and offer at most one action.
 * - **Don't** use it for a short confirmation. A toast disappears by itself.
 *
 * ```tsx
 * import { Notice } from "@site/shared-ui";
 * ```
 */
const meta: Meta<typeof Notice> = {
	title: "Components/Notice (alert, banner, message, callout)",
	id: "components-notice",
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
