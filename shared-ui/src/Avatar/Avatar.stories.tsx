import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Avatar } from "./Avatar.tsx";

/**
 * Shows a company's logo next to its written name.
 *
 * - **Do** write the name next to it: the image itself is decorative.
 * - **Don't** use it for a large picture. `Image` reserves the space of one.
 *
 * ```tsx
 * import { Avatar } from "@site/shared-ui/Avatar";
 * ```
 */
const meta: Meta<typeof Avatar> = {
	title: "Components/Avatar (logo, profile picture)",
	id: "components-avatar",
	component: Avatar,
	args: { name: "Kopi Kilometer", src: "/sample/logo-kopi-kilometer.webp" },
};
export default meta;
type Story = StoryObj<typeof Avatar>;

export const WithImage: Story = {};
export const Initial: Story = { args: { src: null } };
export const CannotBeLoaded: Story = { args: { src: "/nowhere.webp" } };
