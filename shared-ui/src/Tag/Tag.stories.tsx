import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { PriceTag } from "./PriceTag.tsx";
import { Tag, TagList } from "./Tag.tsx";

const many = ["Offline-first", "React", "Postgres", "MapLibre", "Web Audio"];

/**
 * Shows the keywords of an entry. `PriceTag` is a label on a card.
 *
 * - **Do** use words in running lists, and chips next to a picture.
 * - **Don't** use a tag for a state. `StatusMark` and `Badge` do that.
 *
 * ```tsx
 * import { Tag, TagList } from "@site/shared-ui/Tag";
 * import { PriceTag } from "@site/shared-ui/PriceTag";
 * ```
 */
const meta: Meta<typeof TagList> = {
	title: "Components/Tag (chip, keyword, label, price tag)",
	id: "components-tag",
	component: TagList,
	subcomponents: { Tag, PriceTag },
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

/** Hangs from the upper edge of a card. */
export const Price: Story = {
	render: () => (
		<article style={{ position: "relative", height: "5rem" }}>
			<PriceTag>POPULAR</PriceTag>
		</article>
	),
};
