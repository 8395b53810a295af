import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Field } from "../Field/Field.tsx";
import { DateInput } from "./DateInput.tsx";

const meta: Meta<typeof DateInput> = {
	title: "Components/DateInput",
	component: DateInput,
	args: { name: "start", defaultValue: "2020-03-01" },
	decorators: [
		(Story) => (
			<div style={{ maxWidth: "20rem" }}>
				<Story />
			</div>
		),
	],
	render: (args) => (
		<Field label="Start Date">
			<DateInput {...args} />
		</Field>
	),
};
export default meta;
type Story = StoryObj<typeof DateInput>;

export const Default: Story = {};
export const Empty: Story = { args: { defaultValue: "", required: true } };
export const Bounded: Story = {
	args: { min: "2020-03-01", max: "2026-12-31" },
	render: (args) => (
		<Field label="End Date" hint="Not before the start.">
			<DateInput {...args} />
		</Field>
	),
};
export const WithError: Story = {
	render: (args) => (
		<Field label="End Date" error="The end is before the start.">
			<DateInput {...args} />
		</Field>
	),
};
export const Disabled: Story = { args: { disabled: true } };
export const Narrow: Story = {
	render: (args) => (
		<div data-density="dense" style={{ maxWidth: "10rem" }}>
			<Field label="Date">
				<DateInput {...args} />
			</Field>
		</div>
	),
};
