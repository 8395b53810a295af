import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Icon } from "../Icon/Icon.tsx";
import { Button, ButtonLink, IconButton } from "./Button.tsx";

/**
 * Starts an action. `ButtonLink` opens a page, `IconButton` has only an icon.
 *
 * - **Do** use one primary button per task, and name the action: "Delete essay".
 * - **Don't** disable a button without a visible reason. Use `busy` while its action runs.
 *
 * ```tsx
 * import { Button, ButtonLink, IconButton } from "@site/shared-ui";
 * ```
 */
const meta: Meta<typeof Button> = {
	title: "Components/Button (action, icon button, link button, spinner)",
	id: "components-button",
	component: Button,
	args: { children: "Send Message" },
	argTypes: { disabled: { control: "boolean", description: "It cannot be clicked. A text next to it tells the reason." } },
};
export default meta;
type Story = StoryObj<typeof Button>;

export const Primary: Story = { args: { variant: "primary" } };
export const Secondary: Story = { args: { variant: "secondary" } };
export const Quiet: Story = { args: { variant: "quiet" } };
export const Danger: Story = { args: { variant: "danger", children: "Delete" } };
export const Small: Story = { args: { size: "small" } };
export const Busy: Story = { args: { variant: "primary", busy: true, children: "Sending" } };

/** `data-density="dense"` on an area makes its buttons and fields smaller and squarer. */
export const Dense: Story = {
	render: () => (
		<div data-density="dense" style={{ display: "flex", gap: 8 }}>
			<Button>Cancel</Button>
			<Button variant="primary">Update Job</Button>
			<Button size="small">Replace</Button>
		</div>
	),
};

export const AsLink: Story = {
	render: () => (
		<ButtonLink variant="primary" to="/hire">
			Start a project <Icon name="arrow-right" />
		</ButtonLink>
	),
};

export const OnlyAnIcon: Story = {
	render: () => (
		<IconButton label="Close">
			<Icon name="close" />
		</IconButton>
	),
};
