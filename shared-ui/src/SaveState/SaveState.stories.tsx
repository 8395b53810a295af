import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { SaveState } from "./SaveState.tsx";

const meta: Meta<typeof SaveState> = { title: "Components/SaveState", component: SaveState };
export default meta;
type Story = StoryObj<typeof SaveState>;

export const Together: Story = {
	render: () => (
		<div style={{ display: "grid", gap: 12, justifyItems: "start" }}>
			<SaveState state="saved" at="10:42" />
			<SaveState state="new" />
			<SaveState state="unsaved" />
			<SaveState state="saving" />
			<SaveState state="failed" />
		</div>
	),
};
