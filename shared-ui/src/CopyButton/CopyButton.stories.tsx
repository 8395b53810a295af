import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { CopyButton } from "./CopyButton.tsx";

/**
 * Copies a text to the clipboard and reports the result for two seconds.
 *
 * - **Do** name the text if the page has several of them: "Copy link".
 * - **Don't** show a toast as well. The button reports the result itself.
 *
 * ```tsx
 * import { CopyButton } from "@site/shared-ui/CopyButton";
 * ```
 */
const meta: Meta<typeof CopyButton> = {
	title: "Components/CopyButton (clipboard)",
	id: "components-copybutton",
	component: CopyButton,
	args: { text: "https://wiratama.example/essays/what-tea-terraces-know-about-caching" },
};
export default meta;
type Story = StoryObj<typeof CopyButton>;

export const Default: Story = {};
export const WithOtherWords: Story = { args: { label: "Copy link" } };
