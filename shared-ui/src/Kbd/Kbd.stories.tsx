import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Kbd } from "./Kbd.tsx";

/**
 * Shows a keyboard shortcut, one cap per key.
 *
 * - **Do** write `cmd` for Command or Ctrl, and separate keys with spaces.
 * - **Don't** show shortcuts on touch screens.
 *
 * ```tsx
 * import { Kbd } from "@site/shared-ui/Kbd";
 * ```
 */
const meta: Meta<typeof Kbd> = {
	title: "Components/Kbd (keyboard, shortcut, hotkey, key cap)",
	id: "components-kbd",
	component: Kbd,
	args: { keys: "g h" },
};
export default meta;
type Story = StoryObj<typeof Kbd>;

export const Sequence: Story = {};
export const WithModifier: Story = { args: { keys: "cmd d" } };
export const OneKey: Story = { args: { keys: "/" } };

export const InASentence: Story = {
	render: () => (
		<p>
			Press <Kbd keys="⌘ S" /> to save, <Kbd keys="esc" /> to leave.
		</p>
	),
};
