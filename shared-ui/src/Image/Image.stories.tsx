import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Image } from "./Image.tsx";

/**
 * Shows an image without moving the page as it loads.
 *
 * - **Do** set `ratio`, and `priority` for the largest image of a page.
 * - **Don't** leave `alt` empty for an image that informs.
 *
 * ```tsx
 * import { Image } from "@site/shared-ui/Image";
 * ```
 */
const meta: Meta<typeof Image> = {
	title: "Components/Image (picture, photo, figure)",
	id: "components-image",
	component: Image,
	args: { src: "/sample/kebun-600.webp", alt: "Tea terraces with a low sun behind a flat volcano", ratio: "16 / 9" },
	decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
};
export default meta;
type Story = StoryObj<typeof Image>;

export const Default: Story = {};
export const SeveralSizes: Story = { args: { srcSet: "/sample/kebun-600.webp 600w, /sample/kebun.webp 1200w", sizes: "480px" } };
export const NoAddress: Story = { args: { src: null } };
export const CannotBeLoaded: Story = { args: { src: "/nowhere.webp" } };

export const Corners: Story = {
	render: (args) => (
		<div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(8rem, 1fr))", gap: 12 }}>
			{(["xs", "sm", "md", "lg"] as const).map((radius) => (
				<Image key={radius} {...args} ratio="1 / 1" radius={radius} />
			))}
		</div>
	),
};
