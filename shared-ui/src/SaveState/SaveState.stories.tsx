import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { SaveState } from "./SaveState.tsx";

/**
 * Tells whether the form's text is saved.
 *
 * - **Do** show a `Notice` with the reason next to "failed".
 * - **Don't** hide it after saving: the time of the last save reassures.
 *
 * ```tsx
 * import { SaveState } from "@site/shared-ui/SaveState";
 * ```
 */
const meta: Meta<typeof SaveState> = {
	title: "Components/SaveState (saved, unsaved, autosave, status)",
	id: "components-savestate",
	component: SaveState,
};
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
