import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Tag, TagList } from "./Tag.tsx";

const many = ["Offline-first", "React", "Postgres", "MapLibre", "Web Audio"];

const meta: Meta<typeof TagList> = {
	title: "Components/Tag",
	component: TagList,
	subcomponents: { Tag },
	args: { tags: many },
};
export default meta;
type Story = StoryObj<typeof TagList>;

export const Words: Story = {};
export const Chips: Story = { args: { look: "chips" } };
export const ChipsThatCountTheRest: Story = { args: { look: "chips", maxTags: 2 } };
export const Narrow: Story = { args: { style: { maxWidth: "10rem" } } };
export const LongWord: Story = {
	args: {
		look: "chips",
		tags: ["A keyword that somebody pasted with its whole sentence around it"],
		style: { maxWidth: "12rem" },
	},
};
export const One: Story = { render: () => <Tag>Offline-first</Tag> };
