import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Contents } from "./Contents.tsx";

const heading = (text: string, level: number) => ({ text, level, id: `h-${text.toLowerCase().replace(/\W+/g, "-")}` });

const meta: Meta<typeof Contents> = {
	title: "Public parts/Contents list (table of contents, toc, nav)",
	id: "public-parts-contents-list",
	component: Contents,
	// On wide screens it is a separate column.
	decorators: [
		(Story) => (
			<div style={{ maxWidth: "var(--w-toc)" }}>
				<Story />
			</div>
		),
	],
	args: {
		headings: [
			heading("A shelf for water", 2),
			heading("Reading before writing", 2),
			heading("The stale answer", 3),
			heading("Overflow is a feature", 2),
		],
	},
};
export default meta;
type Story = StoryObj<typeof Contents>;

export const Sections: Story = {};
export const SixLevels: Story = { args: { headings: [1, 2, 3, 4, 5, 6].map((level) => heading(`Level ${level}`, level)) } };
export const Many: Story = { args: { headings: Array.from({ length: 60 }, (_, at) => heading(`Section ${at}`, 2)) } };
