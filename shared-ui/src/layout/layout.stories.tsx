import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Badge } from "../Badge/Badge.tsx";
import { Card, Grid, Row, Stack, Text } from "./index.ts";

/**
 * Arranges content and sets text with tokens. `from` and `below` are its media queries by width.
 *
 * - **Do** pass steps of the space scale, such as `3` or `"2 4"`, and the names of text tokens.
 * - **Don't** use it on public pages, or for states and pseudo-elements. Write a `styled` block for these.
 *
 * ```tsx
 * import { below, Card, from, Grid, Row, Stack, Text } from "@site/shared-ui/layout";
 * ```
 */
const meta: Meta<typeof Stack> = {
	title: "Components/Layout (stack, row, grid, card, text, flex, breakpoint)",
	id: "components-layout",
	component: Stack,
	subcomponents: { Row, Grid, Text, Card },
};
export default meta;
type Story = StoryObj<typeof Stack>;

const words = ["Draft", "Review", "Published", "Archived"];

export const Below: Story = {
	args: { $gap: 3 },
	render: (args) => (
		<Stack {...args}>
			{words.map((word) => (
				<span key={word}>{word}</span>
			))}
		</Stack>
	),
};

export const Beside: Story = {
	render: () => (
		<Row $gap="2 4" $align="baseline" $justify="space-between" $rule="bottom" $padBottom={2} $wrap>
			<Text as="h2" $size="md" $weight="semibold">
				Recent changes
			</Text>
			<Text $size="sm" $tone="text-3">
				{words.length} in all
			</Text>
		</Row>
	),
};

export const Columns: Story = {
	render: () => (
		<Grid $columns={2} $from={44} $gap={4}>
			{words.map((word) => (
				<Card key={word} $pad={3}>
					{word}
				</Card>
			))}
		</Grid>
	),
};

export const Words: Story = {
	render: () => (
		<Stack $gap={3} $maxWidth="text">
			<Text as="h2" $font="serif" $size="2xl" $weight="medium" $leading="heading" $tracking="heading">
				A quiet heading
			</Text>
			<Text $maxWidth="measure" $tone="text-2">
				Running text, no wider than sixty-eight characters of a line.
			</Text>
			<Text $numeric $size="sm" $tone="text-3">
				1,024 of 4,096
			</Text>
			<Text $oneLine $maxWidth="12rem">
				A sentence that is cut off where its line ends
			</Text>
		</Stack>
	),
};

export const Cards: Story = {
	render: () => (
		<Row $gap={4} $wrap>
			<Card $pad={4}>
				On the surface <Badge tone="tea">New</Badge>
			</Card>
			<Card $pad="2 4" $ground="subtle">
				In a well
			</Card>
		</Row>
	),
};
