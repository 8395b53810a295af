import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Cards } from "./EssayCard.styles.ts";
import { EssayCard } from "./EssayCard.tsx";
import type { EssayItem } from "./essaysLoader.ts";

const essay = {
	id: "terraces",
	title: "What tea terraces know about caching",
	excerpt:
		"A terrace is a cache with a view. It holds water where it is needed, spills what it cannot keep, and is rebuilt by hand every season.",
	day: "2026-11-04",
	date: "Nov 4, 2026",
	readingTime: 9,
	image: "/sample/kontur-600.webp",
	lang: "en",
	topics: [
		{ slug: "caching", name: "Caching" },
		{ slug: "tea-terraces", name: "Tea terraces" },
	],
	age: 0.02,
} satisfies EssayItem;

const meta: Meta<typeof EssayCard> = {
	title: "Public parts/Essay card (article, post, blog)",
	id: "public-parts-essay-card",
	component: EssayCard,
	args: { essay },
	render: (args) => (
		<Cards>
			<EssayCard {...args} />
		</Cards>
	),
};
export default meta;
type Story = StoryObj<typeof EssayCard>;

export const Fresh: Story = {};
export const Steeped: Story = { args: { essay: { ...essay, age: 1 } } };
export const WithoutImage: Story = { args: { essay: { ...essay, image: null } } };
export const Indonesian: Story = {
	args: {
		essay: {
			...essay,
			title: "Merancang API yang Tenang",
			excerpt: "API yang baik tidak mengejutkan siapa pun. Catatan tentang nama, galat, dan kesabaran.",
			lang: "id",
			age: 0.34,
		},
	},
};
export const LongWords: Story = { args: { essay: { ...essay, title: "x".repeat(120), excerpt: "word ".repeat(200) } } };
