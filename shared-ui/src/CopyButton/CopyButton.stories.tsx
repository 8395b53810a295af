import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { CopyButton } from "./CopyButton.tsx";

const meta: Meta<typeof CopyButton> = {
	title: "Components/CopyButton",
	component: CopyButton,
	args: { text: "https://wiratama.example/essays/what-tea-terraces-know-about-caching" },
};
export default meta;
type Story = StoryObj<typeof CopyButton>;

export const Default: Story = {};
export const WithOtherWords: Story = { args: { label: "Copy link" } };
