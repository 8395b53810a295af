import { useState } from "react";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Field } from "../Field/Field.tsx";
import { NumberInput } from "./NumberInput.tsx";

/**
 * Asks for a whole number. The arrow keys step it.
 *
 * - **Do** show the unit in `unit`, and the range in the field's hint.
 * - **Don't** use it for digits that are no number, such as a phone number.
 *
 * ```tsx
 * import { NumberInput } from "@site/shared-ui/NumberInput";
 * ```
 */
const meta: Meta<typeof NumberInput> = {
	title: "Components/NumberInput (stepper, quantity)",
	id: "components-numberinput",
	component: NumberInput,
	args: { name: "order", value: "40", onValueChange: () => {} },
	// The width fits a number in every state.
	decorators: [
		(Story) => (
			<div style={{ maxWidth: "9rem" }}>
				<Story />
			</div>
		),
	],
	render: function Controlled(args) {
		const [value, setValue] = useState(args.value);
		const handleChange = (next: string) => {
			setValue(next);
			args.onValueChange(next);
		};
		return (
			<Field label="Display Order" hint="Higher appears first.">
				<NumberInput {...args} value={value} onValueChange={handleChange} />
			</Field>
		);
	},
};
export default meta;
type Story = StoryObj<typeof NumberInput>;

export const Default: Story = {};
export const WithUnit: Story = { args: { value: "5", min: 1, unit: "min" } };
export const Empty: Story = { args: { value: "", placeholder: "0" } };
