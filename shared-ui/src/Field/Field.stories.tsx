import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Field } from "./Field.tsx";
import { Input } from "./Input.tsx";
import { Select } from "./Select.tsx";
import { Textarea } from "./Textarea.tsx";

const meta: Meta<typeof Field> = { title: "Design system/Field", component: Field };
export default meta;
type Story = StoryObj<typeof Field>;

export const Text: Story = { args: { label: "Name", children: <Input name="name" autoComplete="name" required /> } };

export const WithHint: Story = {
	args: { label: "Display Order", hint: "Higher appears first", children: <Input name="order" inputMode="numeric" /> },
};

export const WithError: Story = {
	args: {
		label: "Email",
		error: "This address needs a part after the dot.",
		children: <Input name="email" type="email" defaultValue="sari@kebun" />,
	},
};

export const LongText: Story = {
	args: {
		label: "Additional Requirements",
		optional: true,
		children: <Textarea name="requirements" placeholder="Anything else" />,
	},
};

export const Choice: Story = {
	args: {
		label: "Timeline",
		children: (
			<Select name="timeline">
				<option>1-2 weeks</option>
				<option>2-4 weeks</option>
			</Select>
		),
	},
};
