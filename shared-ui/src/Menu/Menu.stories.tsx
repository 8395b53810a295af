import { Button, Icon, IconButton } from "@site/shared-ui";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Menu } from "./Menu.tsx";

/**
 * Collects the less frequent actions of one entry behind a button.
 *
 * - **Do** put a dangerous action last, after a separator.
 * - **Don't** use it to choose a value. `Select` and `SegmentedFilter` do that.
 *
 * ```tsx
 * import { Menu } from "@site/shared-ui/Menu";
 * ```
 */
const meta: Meta<typeof Menu> = {
	title: "Components/Menu (dropdown, popover, context menu, more)",
	id: "components-menu",
	component: Menu,
	args: {
		trigger: (
			<Button size="small">
				More <Icon name="chevron-down" />
			</Button>
		),
		entries: [
			{ label: "View", icon: <Icon name="external" />, to: "/view" },
			{ label: "Publish", icon: <Icon name="check" />, onSelect: () => {} },
			{ label: "Duplicate as draft", icon: <Icon name="arrow-right" />, disabled: true },
			null,
			{ label: "Delete…", icon: <Icon name="close" />, danger: true, onSelect: () => {} },
		],
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
type Story = StoryObj<typeof Menu>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const FromAnIcon: Story = {
	args: {
		trigger: (
			<IconButton label="Actions">
				<Icon name="menu" />
			</IconButton>
		),
	},
};
