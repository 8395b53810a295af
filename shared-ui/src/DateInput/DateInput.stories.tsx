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
export const Bounded: Story = { args: { min: "2020-03-01", max: "2026-12-31" } };
