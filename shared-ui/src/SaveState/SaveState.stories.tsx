import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { SaveState } from "./SaveState.tsx";

const meta: Meta<typeof SaveState> = { title: "Components/SaveState", component: SaveState };
export default meta;
type Story = StoryObj<typeof SaveState>;

export const Saved: Story = { args: { state: "saved", at: "10:42" } };
export const New: Story = { args: { state: "new" } };
export const Unsaved: Story = { args: { state: "unsaved" } };
export const Saving: Story = { args: { state: "saving" } };
export const Failed: Story = { args: { state: "failed" } };

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
