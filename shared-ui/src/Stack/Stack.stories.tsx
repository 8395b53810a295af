import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Tag } from "../Tag/Tag.tsx";
import { Stack } from "./Stack.tsx";

const words = ["Offline-first", "React", "Postgres", "MapLibre", "Web Audio"];

const meta: Meta<typeof Stack> = {
	title: "Components/Stack",
	component: Stack,
	args: { gap: 3, children: words.map((word) => <Tag key={word}>{word}</Tag>), align: "start" },
};
export default meta;
type Story = StoryObj<typeof Stack>;

export const Column: Story = {};
export const Row: Story = { args: { direction: "row", wrap: true } };
export const RowThatBreaks: Story = { args: { direction: "row", wrap: true, gap: 1, style: { maxWidth: "12rem" } } };
