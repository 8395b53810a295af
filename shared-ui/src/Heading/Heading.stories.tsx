import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Stack } from "../Stack/Stack.tsx";
import { Heading } from "./Heading.tsx";

const meta: Meta<typeof Heading> = {
	title: "Components/Heading",
	component: Heading,
	args: { level: 2, children: "What tea terraces know about caching" },
};
export default meta;
type Story = StoryObj<typeof Heading>;

export const Default: Story = {};
export const LevelTwoThatLooksLikeATitle: Story = { args: { level: 2, size: "title" } };
export const Label: Story = { args: { level: 2, size: "label", children: "Recent work" } };
export const LongInANarrowColumn: Story = {
	args: { size: "4xl", children: "Merancang API yang Tenang untuk Orang yang Sedang Terburu-buru", style: { maxWidth: "18rem" } },
};

export const Sizes: Story = {
	render: () => (
		<Stack gap={5}>
			{(["hero", "title", "5xl", "4xl", "3xl", "2xl", "xl", "lg", "label"] as const).map((size) => (
				<Heading key={size} level={2} size={size}>
					Kebun, {size}
				</Heading>
			))}
		</Stack>
	),
};
