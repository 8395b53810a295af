import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Field } from "../Field/Field.tsx";
import { TagsInput } from "./TagsInput.tsx";

const meta: Meta<typeof TagsInput> = {
	title: "Components/TagsInput",
	component: TagsInput,
	args: { name: "tags", defaultValue: "Offline-first, React, Postgres" },
	decorators: [
		(Story) => (
			<div style={{ maxWidth: "30rem" }}>
				<Story />
			</div>
		),
	],
	render: (args) => (
		<Field label="Tags" hint="Separate with commas; a pasted list is understood.">
			<TagsInput {...args} />
		</Field>
	),
};
export default meta;
type Story = StoryObj<typeof TagsInput>;

export const Default: Story = {};
export const Empty: Story = { args: { defaultValue: "", placeholder: "React, Postgres" } };
export const Many: Story = {
	args: {
		defaultValue:
			"React, Postgres, MapLibre, Web Audio, Svelte, Go, Python, D3, SMS, Forecast, Health, A tag with quite a few words in it",
	},
};
export const WithError: Story = {
	render: (args) => (
		<Field label="Tags" error="At most ten tags.">
			<TagsInput {...args} />
		</Field>
	),
};
export const Disabled: Story = { args: { disabled: true } };
export const Narrow: Story = {
	render: (args) => (
		<div data-density="dense" style={{ maxWidth: "14rem" }}>
			<Field label="Tags">
				<TagsInput {...args} />
			</Field>
		</div>
	),
};
