import { Field } from "@site/shared-ui";
import { useState } from "react";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Combobox } from "./Combobox.tsx";
import { MultiCombobox } from "./MultiCombobox.tsx";

const options = [
	{ value: "bandung", label: "Bandung", note: "West Java" },
	{ value: "cimahi", label: "Cimahi", note: "West Java" },
	{ value: "garut", label: "Garut", note: "West Java" },
	{ value: "semarang", label: "Semarang", note: "Central Java" },
	{ value: "ubud", label: "Ubud", note: "Bali", disabled: true },
];

const meta: Meta<typeof Combobox> = {
	title: "Components/Combobox",
	component: Combobox,
	args: { options, value: null, placeholder: "Where?" },
	render: function Choosing({ value: startsWith, onChange, ...args }) {
		const [value, setValue] = useState(startsWith);
		return (
			<Field label="Location">
				<Combobox
					{...args}
					value={value}
					onChange={(next) => {
						onChange?.(next);
						setValue(next);
					}}
				/>
			</Field>
		);
	},
	decorators: [
		(Story) => (
			<div style={{ minHeight: "20rem", maxWidth: "24rem" }}>
				<Story />
			</div>
		),
	],
};
export default meta;
type Story = StoryObj<typeof Combobox>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: "bandung" } };
export const Open: Story = { args: { value: "garut", defaultOpen: true } };
export const Disabled: Story = { args: { value: "bandung", disabled: true } };

export const WithError: Story = {
	render: (args) => (
		<Field label="Location" error="Choose one of the list.">
			<Combobox {...args} onChange={() => {}} />
		</Field>
	),
};

export const Several: Story = {
	render: function ChoosingSeveral() {
		const [value, setValue] = useState(["bandung", "garut"]);
		return (
			<Field label="Places" hint="As many as you like">
				<MultiCombobox options={options} value={value} onChange={setValue} placeholder="Where?" />
			</Field>
		);
	},
};

export const SeveralOpen: Story = {
	render: function ChoosingSeveral() {
		const [value, setValue] = useState(["bandung"]);
		return (
			<Field label="Places">
				<MultiCombobox options={options} value={value} onChange={setValue} defaultOpen />
			</Field>
		);
	},
};
