import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Avatar } from "./Avatar.tsx";

const meta: Meta<typeof Avatar> = {
	title: "Components/Avatar",
	component: Avatar,
	args: { name: "Kopi Kilometer", src: "/sample/logo-kopi-kilometer.webp" },
};
export default meta;
type Story = StoryObj<typeof Avatar>;

export const WithImage: Story = {};
export const Initial: Story = { args: { src: null } };
export const CannotBeLoaded: Story = { args: { src: "/nowhere.webp" } };
