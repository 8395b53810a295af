import { Icon } from "@site/shared-ui";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { TextLink } from "./TextLink.tsx";

/**
 * Opens a page: `to` for a page of the site, `href` for any other URL.
 *
 * - **Do** use the title of the page as the link's words.
 * - **Don't** use it to start an action. A `Button` does that.
 *
 * ```tsx
 * import { TextLink } from "@site/shared-ui";
 * ```
 */
const meta: Meta<typeof TextLink> = {
	title: "Components/TextLink (anchor, hyperlink, url)",
	id: "components-textlink",
	component: TextLink,
	args: { to: "/essays", children: "the essay about caching" },
};
export default meta;
type Story = StoryObj<typeof TextLink>;

export const Inline: Story = {
	render: (args) => (
		<p>
			Read <TextLink {...args} /> on the way home.
		</p>
	),
};
export const More: Story = {
	args: {
		variant: "more",
		children: (
			<>
				All essays <Icon name="arrow-right" />
			</>
		),
	},
};
