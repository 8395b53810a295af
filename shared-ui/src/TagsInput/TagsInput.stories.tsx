import { useState } from "react";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Field } from "../Field/Field.tsx";
import { TagsInput } from "./TagsInput.tsx";

/**
 * Asks for tags as one text, and shows each as a chip.
 *
 * - **Do** keep the text's order: the first tags are visible on cards.
 * - **Don't** use it if tags must come from a list. `TagPicker` suggests them.
 *
 * ```tsx
 * import { TagsInput } from "@site/shared-ui/TagsInput";
 * ```
 */
const meta: Meta<typeof TagsInput> = {
	title: "Components/TagsInput (chips, keywords, multi value)",
	id: "components-tagsinput",
	component: TagsInput,
	args: { name: "tags", value: "Offline-first, React, Postgres", onValueChange: () => {} },
	decorators: [
		(Story) => (
			<div style={{ maxWidth: "30rem" }}>
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
			<Field label="Tags" hint="Separate with commas; a pasted list is understood.">
				<TagsInput {...args} value={value} onValueChange={handleChange} />
			</Field>
		);
	},
};
export default meta;
type Story = StoryObj<typeof TagsInput>;

export const Default: Story = {};
export const Empty: Story = { args: { value: "", placeholder: "React, Postgres" } };
export const Many: Story = {
	args: {
		value:
			"React, Postgres, MapLibre, Web Audio, Svelte, Go, Python, D3, SMS, Forecast, Health, A tag with quite a few words in it",
	},
};
export const Narrow: Story = {
	decorators: [
		(Story) => (
			<div data-density="dense" style={{ maxWidth: "14rem" }}>
				<Story />
			</div>
		),
	],
};
