import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Checkbox } from "./Checkbox.tsx";

/**
 * Turns one option on or off, or selects a row.
 *
 * - **Do** write a label that is true when the box is checked.
 * - **Don't** save on each click. A form has a button that saves, and there is no separate switch.
 *
 * ```tsx
 * import { Checkbox } from "@site/shared-ui/Checkbox";
 * ```
 */
const meta: Meta<typeof Checkbox> = {
	title: "Components/Checkbox (toggle, switch, tick box)",
	id: "components-checkbox",
	component: Checkbox,
	args: { label: "This is my current job", name: "current" },
};
export default meta;
type Story = StoryObj<typeof Checkbox>;

export const Default: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const Mixed: Story = { args: { label: "Select all on this page", mixed: true } };
export const WithHint: Story = { args: { hint: "Only one job can be current; the other one becomes a past role." } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const Bare: Story = { args: { label: "Select Kebun", hideLabel: true } };
export const Narrow: Story = {
	args: { ...WithHint.args },
	render: (args) => (
		<div style={{ maxWidth: "13rem" }}>
			<Checkbox {...args} />
		</div>
	),
};
