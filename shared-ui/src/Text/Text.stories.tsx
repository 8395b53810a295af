import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "./Text.tsx";

const words =
	"Above Ciwidey the hills are cut into shelves. Each shelf keeps a little water for a while, then lets it go to the one below.";

const meta: Meta<typeof Text> = {
	title: "Components/Text",
	component: Text,
	args: { children: words, size: "base", tone: "plain" },
};
export default meta;
type Story = StoryObj<typeof Text>;

export const Default: Story = {};
export const Meta_: Story = {
	name: "Meta line",
	args: { face: "mono", size: "sm", tone: "faint", tabular: true, children: "Nov 4, 2026 · 6 min read" },
};
export const Lead: Story = { args: { face: "serif", size: "xl", tone: "quiet" } };
export const TwoLines: Story = { args: { lines: 2, style: { maxWidth: "16rem" } } };
export const OneLine: Story = { args: { lines: 1, style: { maxWidth: "16rem" } } };

export const Inks: Story = {
	render: () => (
		<Stack gap={2}>
			<Text tone="plain">Plain: what you came to read</Text>
			<Text tone="quiet">Quiet: what explains it</Text>
			<Text tone="faint">Faint: dates, hints, counts</Text>
			<Text tone="accent">Accent: what you can act on</Text>
			<Text tone="clay">Clay: look here</Text>
			<Text tone="danger">Danger: what went wrong</Text>
		</Stack>
	),
};

export const Sizes: Story = {
	render: () => (
		<Stack gap={3}>
			{(["xl", "lg", "body", "base", "ui", "md", "sm", "xs"] as const).map((size) => (
				<Text key={size} size={size}>
					{size}: Bandung, 768 metres above the sea
				</Text>
			))}
		</Stack>
	),
};
