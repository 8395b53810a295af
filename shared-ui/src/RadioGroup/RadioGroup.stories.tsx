import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { RadioGroup } from "./RadioGroup.tsx";

const meta: Meta<typeof RadioGroup> = {
	title: "Components/RadioGroup",
	component: RadioGroup,
	args: {
		label: "Status",
		options: [
			{ value: "all", label: "All" },
			{ value: "published", label: "Published" },
			{ value: "draft", label: "Draft" },
		],
		defaultValue: "all",
	},
};
export default meta;
type Story = StoryObj<typeof RadioGroup>;

export const Default: Story = {};
export const Row: Story = { args: { layout: "row" } };
export const WithHints: Story = {
	args: {
		label: "When do you want to start?",
		options: [
			{ value: "now", label: "As soon as there is room", hint: "Usually within three weeks." },
			{ value: "later", label: "Later this year", hint: "We agree on a month and keep it." },
			{ value: "never", label: "I only want to know the price", disabled: true },
		],
		defaultValue: undefined,
		hint: "You can change your mind until we sign.",
	},
};
export const WithError: Story = { args: { defaultValue: undefined, error: "Choose one of the three." } };
export const Disabled: Story = { args: { disabled: true } };
export const Narrow: Story = {
	args: { ...WithHints.args },
	render: (args) => (
		<div style={{ maxWidth: "14rem" }}>
			<RadioGroup {...args} />
		</div>
	),
};
