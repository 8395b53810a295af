import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Field } from "../Field/Field.tsx";
import { NumberInput } from "./NumberInput.tsx";

const meta: Meta<typeof NumberInput> = {
	title: "Components/NumberInput",
	component: NumberInput,
	args: { name: "order", defaultValue: 40 },
	// The width fits a number in every state.
	decorators: [
		(Story) => (
			<div style={{ maxWidth: "9rem" }}>
				<Story />
			</div>
		),
	],
	render: (args) => (
		<Field label="Display Order" hint="Higher appears first.">
			<NumberInput {...args} />
		</Field>
	),
};
export default meta;
type Story = StoryObj<typeof NumberInput>;

export const Default: Story = {};
export const WithUnit: Story = {
	args: { name: "readingTime", defaultValue: 5, min: 1, unit: "min" },
	render: (args) => (
		<Field label="Reading Time">
			<NumberInput {...args} />
		</Field>
	),
};
export const Empty: Story = { args: { defaultValue: null, placeholder: "0" } };
export const WithError: Story = {
	args: { min: 1, defaultValue: 0, unit: "min" },
	render: (args) => (
		<Field label="Reading Time" error="At least one minute.">
			<NumberInput {...args} />
		</Field>
	),
};
export const Disabled: Story = { args: { disabled: true } };
