import { type ComponentProps, useState } from "react";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Field } from "./Field.tsx";
import { Input, Select, Textarea } from "./Input.tsx";

/**
 * Labels a control and connects it with its hint, counter and error.
 *
 * - **Do** explain the rule in `hint` before an error has to.
 * - **Don't** use a placeholder as the label, or a tooltip: a finger cannot hover.
 *
 * ```tsx
 * import { Field } from "@site/shared-ui/Field";
 * import { Input, Select, Textarea } from "@site/shared-ui/Input";
 * ```
 */
const meta: Meta<typeof Field> = {
	title: "Components/Field (input, textarea, select, dropdown, label, hint, tooltip, form)",
	id: "components-field",
	component: Field,
	// As wide as in a form.
	decorators: [
		(Story) => (
			<div style={{ maxWidth: "30rem" }}>
				<Story />
			</div>
		),
	],
};
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

export const WithHintAndError: Story = {
	args: {
		label: "Project URL",
		hint: "Begins with https://",
		error: "This is not an address.",
		children: <Input name="url" defaultValue="kebun" />,
	},
};

export const Disabled: Story = { args: { label: "Name", children: <Input name="name" defaultValue="Raka Wiratama" disabled /> } };

/** The counter turns red when the text is too long; the hint or error explains the limit. */
export const WithCounter: Story = {
	args: { label: "Excerpt", hint: "Shown on cards, two lines" },
	render: (args) => <Counted {...args} begin="What a scale in the hills taught me about software that has to be believed." />,
};

export const CounterOverItsLimit: Story = {
	...WithCounter,
	render: (args) => (
		<Counted
			{...args}
			begin="What a scale in the hills above Lembang taught me about software that has to be believed: by pickers, by clerks, and by the cooperative that pays all of them every other Friday."
		/>
	),
};

function Counted({ begin, ...field }: ComponentProps<typeof Field> & { begin: string }) {
	const [text, setText] = useState(begin);
	return (
		<Field {...field} counter={{ count: text.length, limit: 160 }}>
			<Textarea name="excerpt" value={text} onChange={({ target }) => setText(target.value)} />
		</Field>
	);
}

export const Dense: Story = {
	render: (args) => (
		<div data-density="dense">
			<Field {...args} />
		</div>
	),
	args: { label: "Display Order", hint: "Higher appears first", children: <Input name="order" inputMode="numeric" /> },
};

export const Narrow: Story = {
	render: (args) => (
		<div style={{ maxWidth: "14rem" }}>
			<Field {...args} />
		</div>
	),
	args: {
		label: "Additional Requirements and everything else",
		hint: "Shown on cards, two lines",
		optional: true,
		children: <Textarea name="requirements" />,
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
	name: "Select",
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
