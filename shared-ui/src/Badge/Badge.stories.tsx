import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Badge } from "./Badge.tsx";

/**
 * Marks a short fact: a saving, a version, a number of new entries.
 *
 * - **Do** keep it to one or two words. `clay` asks for attention, `tea` informs, `outline` is quiet.
 * - **Don't** use it for the state of an entry. `StatusMark` adds a shape to the colour.
 *
 * ```tsx
 * import { Badge } from "@site/shared-ui";
 * ```
 */
const meta: Meta<typeof Badge> = {
	title: "Components/Badge (pill, label, counter)",
	id: "components-badge",
	component: Badge,
	args: { tone: "tea", children: "Save 29%" },
};
export default meta;
type Story = StoryObj<typeof Badge>;

export const Tea: Story = {};
export const Clay: Story = { args: { tone: "clay", children: "NEW" } };
export const Outline: Story = { args: { tone: "outline", children: "v4.0.0" } };
