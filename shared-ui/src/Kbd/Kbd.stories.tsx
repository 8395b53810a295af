import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Kbd } from "./Kbd.tsx";

const meta: Meta<typeof Kbd> = { title: "Components/Kbd", component: Kbd, args: { keys: "g h" } };
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
