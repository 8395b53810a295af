import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Field } from "../Field/Field.tsx";
import { DateInput } from "./DateInput.tsx";

/**
 * Asks for a calendar day with the browser's own control.
 *
 * - **Do** put it in a `Field`, and set `min` and `max` for a known range.
 * - **Don't** convert the day to a `Date`, because a time zone could shift it.
 *
 * ```tsx
 * import { DateInput } from "@site/shared-ui/DateInput";
 * ```
 */
const meta: Meta<typeof DateInput> = {
	title: "Components/DateInput (date picker, calendar)",
	id: "components-dateinput",
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
