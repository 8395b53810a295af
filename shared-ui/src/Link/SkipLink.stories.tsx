import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { SkipLink } from "./SkipLink.tsx";

/**
 * Lets keyboard users jump over the header. It is visible only while it has the focus.
 *
 * - **Do** render it first on the page, before the header.
 * - **Don't** forget `id="main"` on the page's main element: the link leads there.
 *
 * ```tsx
 * import { SkipLink } from "@site/shared-ui";
 * ```
 */
const meta: Meta<typeof SkipLink> = {
	title: "Components/SkipLink (skip to content, keyboard, nav)",
	id: "components-skiplink",
	component: SkipLink,
	parameters: { docs: { story: { inline: false, height: "8rem" } } },
	render: () => (
		<>
			<SkipLink />
			<main id="main" style={{ paddingTop: "4rem" }}>
				Press the tab key to see the link.
			</main>
		</>
	),
};
export default meta;

export const Focused: StoryObj<typeof SkipLink> = {
	play: ({ canvas }) => canvas.getByRole("link").focus(),
};
